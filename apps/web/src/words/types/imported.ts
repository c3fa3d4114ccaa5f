export type ImportedWords = {
  readonly title: string;
  readonly found: (count: number) => string;
  readonly cut: string;
  readonly nothing: string;
  readonly problems: string;
  readonly nobody: string;
  readonly somebody: string;
  readonly between: (first: string, second: string) => string;
  readonly moves: (count: number) => string;
  readonly unfinished: string;
  readonly open: string;
  readonly playFrom: string;
  readonly keepAll: (count: number) => string;
  readonly back: string;
};
