import type { SenetMove } from '@tabuleiro/senet';
import type { WinEstimate } from '../value/valueNet.js';
import type { ShouldStop } from './expectimax.js';

/** The probability that the player to act wins. */
export type WinScore = { readonly win: number };

/** What limits a search. Without any limit it goes on until `poll` stops it. */
export type SenetSearchLimits = {
  /** Depth of iterative deepening, in throws. */
  readonly depth?: number;
  readonly nodes?: number;
  /** How many moves get an exact value and a line of their own; 1 by default. */
  readonly multiPv?: number;
  /** Only these moves are searched. */
  readonly moves?: readonly SenetMove[];
  readonly poll?: ShouldStop;
};

/** A move and its value, found by a finished iteration. */
export type SenetSearchInfo = {
  readonly depth: number;
  /** 1 for the best move, 2 for the second … */
  readonly rank: number;
  readonly score: WinScore;
  /** Were all values of this iteration looked up, none estimated? */
  readonly isExact: boolean;
  readonly nodes: number;
  readonly line: readonly SenetMove[];
};

/** What a search found. `move` is undefined where there is nothing to decide: before a throw, or after the game. */
export type SenetSearchResult = {
  readonly move: SenetMove | undefined;
  readonly score: WinScore;
  readonly depth: number;
  readonly nodes: number;
  readonly line: readonly SenetMove[];
};

/** Exact winning probabilities of the player about to throw, while no side has more than `pieces` pieces: a win table. */
export interface ExactValues {
  readonly pieces: number;
  /** Requires sets of 1 to `pieces` squares, bit n for square n. */
  win(own: number, other: number): number;
}

/** What a player knows: exact values of some positions, and an estimate of all others. */
export type SenetKnowledge = { readonly exact: ExactValues; readonly estimate: WinEstimate };

/** No exact values: every position is estimated. */
export const NO_EXACT_VALUES: ExactValues = { pieces: 0, win: () => 0.5 };
