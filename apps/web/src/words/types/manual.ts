import type { Printable } from '../../manual/sheet.js';

export type ManualWords = {
  readonly title: string;
  readonly intro: string;
  readonly search: string;
  readonly searchLabel: string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly articles: string;
  readonly tutorial: string;
  readonly tutorialOf: (game: string) => string;
  readonly progress: (done: number, all: number) => string;
  readonly isDone: string;
  readonly try: string;
  readonly example: (number: number) => string;
  readonly show: string;
  readonly again: string;
  readonly allowed: string;
  readonly forbidden: string;
  readonly rulings: string;
  readonly rulingsIntro: string;
  readonly open: string;
  readonly ruled: string;
  readonly why: string;
  readonly dispute: string;
  /** The link to the article that tells why something is forbidden. */
  readonly rule: (title: string) => string;
  /** A move in coordinates with the letters of the language. */
  readonly coordinates: (move: string) => string;
  readonly backToGame: string;
  readonly previous: string;
  readonly next: string;
  readonly back: string;
  readonly task: (number: number, count: number) => string;
  readonly step: (number: number, count: number) => string;
  readonly hint: string;
  readonly begin: string;
  /** Before the pieces that a side has lost and may get back. */
  readonly lost: string;
  readonly other: string;
  readonly done: string;
  readonly nextTask: string;
  readonly finished: string;
  readonly readRule: string;
  readonly play: (game: string) => string;
  readonly notFound: string;
};

export type QueryWords = {
  /** Words of a question that say nothing about what is looked for. */
  readonly little: ReadonlySet<string>;
  /** What beginners say, and how what they mean begins in the manual; without accents. */
  readonly same: ReadonlyMap<string, readonly string[]>;
  /** How words end that begin alike, longest first: what is cut off, and what may stand there instead. */
  readonly endings: readonly (readonly [ending: string, other: string])[];
};

export type PrintWords = {
  /** On the page of a chapter, above the links. */
  readonly heading: string;
  readonly links: Readonly<Record<Printable, string>>;
  readonly plain: string;
  title(printable: Printable, game: string): string;
  readonly print: string;
  readonly hint: Readonly<Record<Printable, string>>;
  back(game: string): string;

  // On a sheet of rules.
  readonly setup: string;
  readonly pieces: string;
  readonly ours: string;
  readonly oursMeans: string;
  readonly foot: string;

  // On the board of Senet.
  readonly senetBoard: string;
  readonly senetLines: readonly string[];
  exit(die: number): string;
  water(house: number): string;
  readonly homeOf: readonly [string, string];
  readonly cut: string;

  // On the tokens of Brasez.
  readonly brasezTokens: string;
  readonly sides: readonly [string, string];
  readonly token: string;
  readonly duchies: readonly [string, string];
  readonly tokenLines: readonly string[];
};
