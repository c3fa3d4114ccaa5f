import type { Stroke } from '../../board/pencil/pencilMarks.js';

/** What is said about arrows and circles drawn on the board. Marks come in as texts. */
export type PencilWords = {
  readonly arrow: (from: string, to: string, stroke: Stroke) => string;
  readonly circle: (at: string, stroke: Stroke) => string;
  readonly begun: (at: string) => string;
  readonly drawn: (mark: string) => string;
  readonly erased: (mark: string) => string;
  readonly cleared: string;
  /** Everything drawn in the position shown; there may be nothing. */
  readonly all: (marks: readonly string[]) => string;
};
