import type { Direction } from '../../board/geometry.js';

/** What the board answers to questions. Lists come in as texts, ready to be spoken. */
export type AnswerWords = {
  /** A file or a rank with its pieces; `pieces` is empty when nothing stands there. */
  readonly file: (name: string, pieces: string) => string;
  readonly rank: (name: string, pieces: string) => string;
  readonly own: (count: number, pieces: string) => string;
  readonly theirs: (count: number, pieces: string) => string;
  readonly position: (pieces: string) => string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly rays: (square: string, lines: string) => string;
  readonly noneMovable: string;
};
