import {
  levelParametersOf,
  type SearchGame,
  type SearchParameters,
  type SearchSignal,
} from '@tabuleiro/engine';
import type { SearchGameByWeights } from '../searchGameByWeights.js';
import { evaluatedBy } from './networks.js';
import type { ArenaPlayer } from './player.js';
import { LevelPlayer, SearchPlayer } from './searchPlayers.js';
import { GreedyPlayer, RandomPlayer } from './simplePlayers.js';
import type { Evaluated, PlayerSpec } from './spec.js';
import { UciPlayer } from './uciPlayer.js';

/** The player that a spec describes. Its searches stop when the signal is aborted. */
export function openPlayer<S, M>(
  searchGames: SearchGameByWeights<S, M>,
  spec: PlayerSpec,
  signal: SearchSignal,
): ArenaPlayer<S> {
  const { game } = searchGames.weights;
  switch (spec.kind) {
    case 'level':
      return new LevelPlayer(evaluate(searchGames, spec), levelParametersOf(game.id, spec.level), signal);
    case 'temper':
      return new LevelPlayer(evaluate(searchGames, spec), spec.temper, signal);
    case 'search':
      return new SearchPlayer(tuned(evaluate(searchGames, spec), spec.parameters), spec.effort, signal);
    case 'uci':
      return new UciPlayer(game.id, spec);
    case 'random':
      return new RandomPlayer(game);
    case 'greedy':
      return new GreedyPlayer(game);
  }
}

/** The game as its player evaluates it: before the match, its network was found to be sound. */
function evaluate<S, M>(searchGames: SearchGameByWeights<S, M>, spec: Evaluated): SearchGame<S, M> {
  const evaluated = evaluatedBy(searchGames, spec);
  if (!evaluated.ok) throw new Error(`${evaluated.error.file}: ${evaluated.error.problem}`);
  return evaluated.value;
}

/** The game searched with some other numbers. */
function tuned<S, M>(
  searchGame: SearchGame<S, M>,
  parameters: Partial<SearchParameters> | undefined,
): SearchGame<S, M> {
  return { ...searchGame, parameters: { ...searchGame.parameters, ...parameters } };
}
