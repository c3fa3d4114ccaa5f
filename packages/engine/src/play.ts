import type { Player } from '@tabuleiro/game';
import { Chooser } from './level/chooser.js';
import type { Level } from './level/levels.js';
import { levelParametersAt } from './level/levels.js';
import { Searcher } from './searcher.js';
import type { SearchGame } from './searchGame.js';
import {
  interruptedBy,
  type Score,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  type SearchSignal,
} from './searchTypes.js';

/** Node limit of a hint: far more than a person can calculate, and quick on any device. */
export const HINT_NODES = 100_000;
/** Node limit of the search before a draw offer is answered. */
export const DRAW_NODES = 40_000;
/** Centipawns: up to here a position counts as no better than a draw. */
const DRAW_MARGIN = 20;

/**
 * Searches for the best move in the calling thread; nothing is kept from call to call. Without limits, and without a
 * signal that is aborted, it does not return.
 */
export function analyse<S, M>(
  searchGame: SearchGame<S, M>,
  state: S,
  limits: SearchLimits<M>,
  onInfo?: (info: SearchInfo<M>) => void,
  signal?: SearchSignal,
): SearchResult<M> {
  return new Searcher(searchGame).search(state, limits, onInfo, interruptedBy(signal));
}

/** A move of limited strength: the same state, level and seed give the same move on every machine. */
export function choose<S, M>(
  searchGame: SearchGame<S, M>,
  state: S,
  level: Level,
  seed: number,
  signal?: SearchSignal,
): SearchResult<M> {
  return new Chooser(searchGame).choose(state, levelParametersAt(searchGame.levels, level), seed, signal);
}

/** The best move for the side to move within `HINT_NODES`, whatever level the opponent plays at. */
export function hint<S, M>(searchGame: SearchGame<S, M>, state: S, signal?: SearchSignal): SearchResult<M> {
  return analyse(
    searchGame,
    state,
    hasChoice(searchGame, state) ? { nodes: HINT_NODES } : { depth: 1 },
    undefined,
    signal,
  );
}

/**
 * Does the computer, playing `player`, accept a draw? Exactly when its own search says that it is not better; every level
 * answers alike.
 */
export function acceptsDraw<S, M>(
  searchGame: SearchGame<S, M>,
  state: S,
  player: Player,
  signal?: SearchSignal,
): boolean {
  const { score } = analyse(searchGame, state, { nodes: DRAW_NODES }, undefined, signal);
  return isDrawAcceptable(score, searchGame.open(state).cursor.player === player);
}

/** Is a draw as good as a position with this score for the side to move? `isOwnTurn`: for that side, or for the other. */
export function isDrawAcceptable(score: Score, isOwnTurn: boolean): boolean {
  if ('win' in score) return isOwnTurn ? score.win <= 0.5 : score.win >= 0.5;
  const own = isOwnTurn ? 1 : -1;
  return 'mate' in score ? score.mate * own < 0 : score.cp * own <= DRAW_MARGIN;
}

function hasChoice<S, M>(searchGame: SearchGame<S, M>, state: S): boolean {
  const { cursor } = searchGame.open(state);
  return cursor.generate(new Int32Array(cursor.maxMoves), 0) > 1;
}
