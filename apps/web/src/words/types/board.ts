import type { Mark } from '../../board/model.js';

/** What the board itself says. */
export type BoardWords = {
  readonly marks: Readonly<Record<Exclude<Mark, 'selected'>, string>>;
  /** `what` was selected: "dama branca", or how an empty square is called. */
  readonly selected: (what: string) => string;
  /** An answer whose piece is lost at once. */
  readonly lostAnswer: (label: string) => string;
  readonly empty: string;
  /** How the files a to h are called by somebody who mishears letters. */
  readonly files: Readonly<Record<'nato' | 'names', readonly string[]>>;
};
