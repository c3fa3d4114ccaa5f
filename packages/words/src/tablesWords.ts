/** What may be wrong with a file that has the name of a table; all but the last are codes of the oracle. */
export const TABLE_PROBLEMS = [
  'not-a-table',
  'wrong-version',
  'truncated',
  'damaged',
  'unreadable-file',
] as const;
export type TableProblem = (typeof TABLE_PROBLEMS)[number];

/** What is said about exact tables and their making. Numbers come as texts, written in the way of the language. */
export interface TablesWords {
  /** `layer` is "3 × 2", `bar` a drawing of how far the sweep is. */
  progress(layer: string, number: number, layers: number, sweep: number, bar: string, change: string): string;
  written(positions: string, file: string): string;
  present(file: string): string;
  interrupted(folder: string, command: string): string;
  found(pieces: number, positions: string, file: string): string;
  /** What is wrong with a file, and what to do. */
  readonly problems: Readonly<Record<TableProblem, (file: string, command: string) => string>>;
}
