import type { Query } from '../../board/model.js';

/** A key of the board, or a word to type, and what it does. */
export type HelpEntry = { readonly keys: string; readonly does: string };

/** The help, fetched when it is opened. */
export type HelpWords = {
  readonly title: string;
  readonly play: string;
  readonly manual: string;
  readonly close: string;
  /** Keys that go somewhere; those that only a board with a track has. */
  readonly going: readonly HelpEntry[];
  readonly tracking: readonly HelpEntry[];
  readonly choosing: readonly HelpEntry[];
  readonly queries: Readonly<Record<Query, HelpEntry>>;
  readonly drawing: readonly HelpEntry[];
  readonly others: readonly HelpEntry[];
  /** The headings of the parts. */
  readonly parts: Readonly<Record<HelpPart, string>>;
};

/** The parts of the help about keys, in their order. */
export const KEY_PARTS = ['going', 'tracking', 'choosing', 'board', 'game', 'drawing', 'others'] as const;
/** The parts about what is typed, which are also told to whoever types "ajuda". */
export const TYPED_PARTS = ['moves', 'questions', 'match'] as const;
export type TypedPart = (typeof TYPED_PARTS)[number];
export type HelpPart = (typeof KEY_PARTS)[number] | TypedPart;
