import type { WinDrawLoss } from './outcome/winDrawLoss.js';
import type { Progress } from './tree/iterativeDeepening.js';
import type { StopCondition } from './tree/search.js';

/** What limits a search. Without any limit it goes on until its host stops it. */
export type SearchLimits<M> = {
  /** Depth of iterative deepening, in plies. */
  readonly depth?: number;
  readonly nodes?: number;
  /** Stops when a mate in so many moves is found. */
  readonly mate?: number;
  /** How many root moves get an exact score and a line of their own (multi-PV); 1 by default. */
  readonly multiPv?: number;
  /** Only these root moves are searched. */
  readonly moves?: readonly M[];
};

/** What stops a search from outside: clocks, threads, people. */
export interface SearchHost extends StopCondition {
  /** Asked after each finished iteration: is another depth worth starting? */
  isWorthwhile(progress: Progress): boolean;
}

/** Nothing stops the search but its limits. */
export const UNINTERRUPTED: SearchHost = { poll: () => false, isWorthwhile: () => true };

/** As much of an `AbortSignal` as a synchronous search needs. */
export type SearchSignal = { readonly aborted: boolean };

/** Stops the search once the signal is aborted. */
export function interruptedBy(signal: SearchSignal | undefined): SearchHost {
  return signal === undefined
    ? UNINTERRUPTED
    : { poll: () => signal.aborted, isWorthwhile: () => !signal.aborted };
}

/**
 * A score for the side to move: centipawns, or moves to mate (negative: to being mated); in a game of chance the
 * probability of winning, from 0 to 1.
 */
export type Score = { readonly cp: number } | { readonly mate: number } | { readonly win: number };

/** A principal variation found by a finished iteration, as UCI `info` reports it. */
export type SearchInfo<M> = {
  readonly depth: number;
  /** The deepest ply reached (`seldepth`). */
  readonly selectiveDepth: number;
  /** 1 for the best line, 2 for the second … (`multipv`) */
  readonly rank: number;
  readonly score: Score;
  /** What the score comes to, where an engine says it. */
  readonly wdl?: WinDrawLoss;
  /** Is the score known, not searched or estimated? Said only in games of chance, of which there are tables. */
  readonly isExact?: boolean;
  readonly nodes: number;
  readonly line: readonly M[];
};

/** What a search found. `move` is undefined only where no move is legal. */
export type SearchResult<M> = {
  readonly move: M | undefined;
  readonly score: Score;
  /** What the score comes to, where an engine says it. */
  readonly wdl?: WinDrawLoss;
  readonly depth: number;
  readonly nodes: number;
  readonly line: readonly M[];
};
