import { levelParametersOf, type SearchSignal } from '@tabuleiro/engine';
import type { SearchGameByWeights } from '../minds.js';
import type { ArenaPlayer } from '../player.js';
import type { PlayerSpec } from '../spec.js';
import { GreedyPlayer } from './greedy.js';
import { LevelPlayer, SearchPlayer } from './own.js';
import { RandomPlayer } from './random.js';
import { UciPlayer } from './uci.js';

/** The player that a spec describes. Its searches end when the signal is given. */
export function openPlayer<S, M>(
  minds: SearchGameByWeights<S, M>,
  spec: PlayerSpec,
  signal: SearchSignal,
): ArenaPlayer<S> {
  const { fitted } = minds;
  const { game } = fitted;
  switch (spec.kind) {
    case 'level':
      return new LevelPlayer(fitted, levelParametersOf(game.id, spec.level), signal);
    case 'temper':
      return new LevelPlayer(fitted, spec.temper, signal);
    case 'search':
      return new SearchPlayer(minds[spec.weights ?? 'fitted'], spec.effort, signal);
    case 'uci':
      return new UciPlayer(game.id, spec);
    case 'random':
      return new RandomPlayer(game);
    case 'greedy':
      return new GreedyPlayer(game);
  }
}
