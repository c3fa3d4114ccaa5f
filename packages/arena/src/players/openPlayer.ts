import { levelParametersOf, type SearchSignal } from '@tabuleiro/engine';
import type { SearchGameByWeights } from '../searchGameByWeights.js';
import type { ArenaPlayer } from './player.js';
import { LevelPlayer, SearchPlayer } from './searchPlayers.js';
import { GreedyPlayer, RandomPlayer } from './simplePlayers.js';
import type { PlayerSpec } from './spec.js';
import { UciPlayer } from './uciPlayer.js';

/** The player that a spec describes. Its searches stop when the signal is aborted. */
export function openPlayer<S, M>(
  searchGames: SearchGameByWeights<S, M>,
  spec: PlayerSpec,
  signal: SearchSignal,
): ArenaPlayer<S> {
  const { fitted } = searchGames;
  const { game } = fitted;
  switch (spec.kind) {
    case 'level':
      return new LevelPlayer(fitted, levelParametersOf(game.id, spec.level), signal);
    case 'temper':
      return new LevelPlayer(fitted, spec.temper, signal);
    case 'search':
      return new SearchPlayer(searchGames[spec.weights ?? 'fitted'], spec.effort, signal);
    case 'uci':
      return new UciPlayer(game.id, spec);
    case 'random':
      return new RandomPlayer(game);
    case 'greedy':
      return new GreedyPlayer(game);
  }
}
