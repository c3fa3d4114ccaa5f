import type { ResourceProblemCode } from '@tabuleiro/engine';

/** Where the computer is asked, and so what helps when one of its data files is of no use. */
export type Remedy = 'reload' | 'reinstall';

/** What is said about the data files of the computer. */
export interface DataFileWords {
  /** Ends "Senet: a data file …". */
  readonly problems: Readonly<Record<ResourceProblemCode, string>>;
  /** `game` is its name, `problem` one of `problems`. */
  notCalibrated(game: string, problem: string, remedy: Remedy): string;
}
