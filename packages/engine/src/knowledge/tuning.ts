import type { Game } from '@tabuleiro/game';
import type { SearchGame } from '../searchGame.js';
import type { FeatureTrace, Weights } from './weights.js';

/** What fitting an evaluator to games needs to know of it. */
export interface Tuning<S, M> {
  readonly game: Game<S, M>;
  /** How many features there are; every weight list has this length. */
  readonly count: number;
  /** The weights before any fitting. */
  readonly handmade: Weights;
  /** Where each named block of features starts, in ascending order. */
  readonly blocks: Readonly<Record<string, number>>;
  searchGame(weights: Weights): SearchGame<S, M>;
  /** The features of a position for the side to act. The returned object is reused by the next call. */
  describe(state: S): FeatureTrace;
}
