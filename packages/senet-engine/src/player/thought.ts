import type { SenetMove } from '@tabuleiro/senet';
import type { ShouldStop } from './lookahead.js';

/** How likely the player who acts wins. */
export type WinScore = { readonly win: number };

/** What bounds a look ahead. Without any bound it goes on until `poll` ends it. */
export type SenetSearchLimits = {
  /** Throws to look ahead. */
  readonly depth?: number;
  readonly nodes?: number;
  /** How many steps get a line of their own; 1 unless said. */
  readonly multiPv?: number;
  /** Only these steps are looked at. */
  readonly moves?: readonly SenetMove[];
  readonly poll?: ShouldStop;
};

/** One line of thought. */
export type SenetSearchInfo = {
  readonly depth: number;
  /** 1 for the best step, 2 for the second … */
  readonly rank: number;
  readonly score: WinScore;
  readonly nodes: number;
  readonly line: readonly SenetMove[];
};

/** `move` is undefined where nothing is to be decided: the die has to be thrown first, or the game is over. */
export type SenetSearchResult = {
  readonly move: SenetMove | undefined;
  readonly score: WinScore;
  readonly depth: number;
  readonly nodes: number;
  readonly line: readonly SenetMove[];
};
