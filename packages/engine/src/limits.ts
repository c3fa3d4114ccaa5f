import type { Progress } from './tree/deepen.js';
import type { Host } from './tree/search.js';

/** What bounds a search. Without any bound it goes on until its host ends it. */
export type SearchLimits<M> = {
  readonly depth?: number;
  readonly nodes?: number;
  /** Ends when a win in so many moves is found. */
  readonly mate?: number;
  /** How many first moves get a line of their own; 1 unless said. */
  readonly multiPv?: number;
  /** Only these first moves are looked at. */
  readonly moves?: readonly M[];
};

/** Who stands around a search: clocks, threads and people live there. */
export interface SearchHost extends Host {
  /** Asked after each finished depth: is another one worth starting? */
  isWorthwhile(progress: Progress): boolean;
}

/** Nobody: the limits alone end the search. */
export const UNINTERRUPTED: SearchHost = { poll: () => false, isWorthwhile: () => true };

/** As much of an `AbortSignal` as a search needs. */
export type SearchSignal = { readonly aborted: boolean };

/** Somebody who may call it off. */
export function interruptedBy(signal: SearchSignal | undefined): SearchHost {
  return signal === undefined
    ? UNINTERRUPTED
    : { poll: () => signal.aborted, isWorthwhile: () => !signal.aborted };
}

/**
 * For the side to act: hundredths of a pawn, or moves to a forced win (negative: to a forced loss); in a game of chance how
 * likely it wins, from 0 to 1.
 */
export type Score = { readonly cp: number } | { readonly mate: number } | { readonly win: number };

/** One line of thought. */
export type SearchInfo<M> = {
  readonly depth: number;
  /** The deepest ply looked at. */
  readonly selectiveDepth: number;
  /** 1 for the best line, 2 for the second … */
  readonly rank: number;
  readonly score: Score;
  readonly nodes: number;
  readonly line: readonly M[];
};

/** What a search found. `move` is undefined only where no action is legal. */
export type SearchResult<M> = {
  readonly move: M | undefined;
  readonly score: Score;
  readonly depth: number;
  readonly nodes: number;
  readonly line: readonly M[];
};
