export type PlainManualWords = {
  title(page: string): string;
  readonly intro: string;
  readonly articles: string;
  readonly tutorial: string;
  die(number: number): string;
  readonly inWords: string;
  readonly noMen: string;
  readonly play: string;
  readonly playChapter: string;
};
