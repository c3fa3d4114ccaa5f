import type { Direction } from '../../board/geometry.js';
import type { Mark, Query } from '../../board/model.js';

/** A key of the board and what it does, for a list of keys. */
export type KeyHelp = { readonly keys: string; readonly does: string };

/** What the board itself says. Lists come in as texts, ready to be spoken. */
export type BoardWords = {
  readonly marks: Readonly<Record<Exclude<Mark, 'selected'>, string>>;
  /** `what` was selected: "dama branca", or how an empty square is called. */
  readonly selected: (what: string) => string;
  readonly empty: string;
  /** How the files a to h are called by somebody who mishears letters. */
  readonly files: Readonly<Record<'nato' | 'names', readonly string[]>>;
  /** A file or a rank with its pieces; `pieces` is empty when nothing stands there. */
  readonly file: (name: string, pieces: string) => string;
  readonly rank: (name: string, pieces: string) => string;
  readonly own: (count: number, pieces: string) => string;
  readonly theirs: (count: number, pieces: string) => string;
  readonly position: (pieces: string) => string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly rays: (square: string, lines: string) => string;
  readonly movable: (count: number, pieces: string) => string;
  /** The keys that go somewhere and those that choose. */
  readonly moving: readonly KeyHelp[];
  /** Those that only a board with a track has. */
  readonly tracking: readonly KeyHelp[];
  readonly queries: Readonly<Record<Query, KeyHelp>>;
  readonly backwards: readonly KeyHelp[];
  readonly keys: (list: string) => string;
};
