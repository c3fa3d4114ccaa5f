import type { Player } from '@tabuleiro/game';
import type { SearchGame } from './expert.js';
import { Chooser } from './level/choose.js';
import type { Level } from './level/level.js';
import { parametersAt } from './level/levels.js';
import {
  interruptedBy,
  type Score,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  type SearchSignal,
} from './limits.js';
import { Searcher } from './thinker.js';

/** Positions looked at for a hint, and before a draw offer is answered: far more than a person can, on any device. */
export const HINT_NODES = 100_000;
export const DRAW_NODES = 40_000;
/** Hundredths of a pawn: up to here a position counts as no better than a draw. */
const CONTENT = 20;

/**
 * Looks for the best action in this very thread; nothing is remembered from call to call. Without limits and without a
 * signal that somebody aborts it does not end.
 */
export function analyse<S, M>(
  mind: SearchGame<S, M>,
  state: S,
  limits: SearchLimits<M>,
  onInfo?: (info: SearchInfo<M>) => void,
  signal?: SearchSignal,
): SearchResult<M> {
  return new Searcher(mind).search(state, limits, onInfo, interruptedBy(signal));
}

/** An action of limited strength: the same state, level and seed give the same action on every machine. */
export function choose<S, M>(
  mind: SearchGame<S, M>,
  state: S,
  level: Level,
  seed: number,
  signal?: SearchSignal,
): SearchResult<M> {
  return new Chooser(mind).choose(state, parametersAt(mind.levels, level), seed, signal);
}

/** Good advice for the side to act: no errors are made on purpose, whatever level the opponent plays at. */
export function hint<S, M>(mind: SearchGame<S, M>, state: S, signal?: SearchSignal): SearchResult<M> {
  return analyse(
    mind,
    state,
    hasChoice(mind, state) ? { nodes: HINT_NODES } : { depth: 1 },
    undefined,
    signal,
  );
}

/**
 * Does the computer, playing `player`, accept a draw? Exactly when its own evaluation says that it is no better; every
 * level answers alike.
 */
export function acceptsDraw<S, M>(
  mind: SearchGame<S, M>,
  state: S,
  player: Player,
  signal?: SearchSignal,
): boolean {
  const { score } = analyse(mind, state, { nodes: DRAW_NODES }, undefined, signal);
  return isDrawAcceptable(score, mind.open(state).cursor.player === player);
}

/** Is a draw as good as a position with this score for the side to act? `isOwnTurn`: for that side, or for the other. */
export function isDrawAcceptable(score: Score, isOwnTurn: boolean): boolean {
  if ('win' in score) return isOwnTurn ? score.win <= 0.5 : score.win >= 0.5;
  const own = isOwnTurn ? 1 : -1;
  return 'mate' in score ? score.mate * own < 0 : score.cp * own <= CONTENT;
}

function hasChoice<S, M>(mind: SearchGame<S, M>, state: S): boolean {
  const { cursor } = mind.open(state);
  return cursor.generate(new Int32Array(cursor.maxMoves), 0) > 1;
}
