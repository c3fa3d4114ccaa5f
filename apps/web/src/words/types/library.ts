import type { PgnResult } from '@tabuleiro/any-game';
import type { Rival, Source } from '../../library/entry.js';
import type { Filter, Order, ResultFilter } from '../../library/query.js';

export type LibraryWords = {
  readonly title: string;
  /** Where nothing is kept yet. */
  readonly empty: string;
  readonly emptyHint: string;
  readonly play: string;
  readonly search: string;
  readonly searchHint: string;
  readonly order: string;
  readonly orders: Readonly<Record<Order, string>>;
  /** How many filters are set, after this word. */
  readonly filters: (set: number) => string;
  readonly filter: Readonly<Record<Filter, string>>;
  readonly any: string;
  readonly clear: string;
  readonly rivals: Readonly<Record<Rival, string>>;
  readonly results: Readonly<Record<ResultFilter, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly fromFile: (name: string) => string;
  /** "Siciliana (12)" */
  readonly counted: (name: string, count: number) => string;
  readonly found: (found: number, all: number) => string;
  readonly nothingFound: string;
  readonly list: string;
  readonly more: (count: number) => string;
  readonly unnamed: string;
  readonly players: (first: string, second: string) => string;
  readonly score: Readonly<Record<PgnResult, string>>;
  readonly study: Readonly<Record<'imported' | 'own', string>>;
  readonly select: (game: string) => string;
  readonly remove: (game: string) => string;
  readonly selected: (count: number) => string;
  readonly selectAll: (count: number) => string;
  readonly selectNone: string;
  readonly removeSelected: (count: number) => string;
  readonly removed: (count: number) => string;
  /** How many were deleted before the last ones, and come back after them. */
  readonly removedBefore: (count: number) => string;
  readonly undo: string;
  readonly undone: (count: number) => string;
  /** How many were here again by other means. */
  readonly notUndone: (count: number) => string;
  readonly damaged: (count: number) => string;
  readonly damagedLink: string;
  readonly toImport: string;
  readonly toNumbers: string;
  readonly toList: string;
  readonly importing: {
    readonly title: string;
    readonly hint: string;
    readonly choose: string;
    readonly drop: string;
    /** What a pasted text is called among files. */
    readonly pasted: string;
    readonly progress: (name: string) => string;
    readonly games: (read: number) => string;
    readonly bytes: (read: string, all: string) => string;
    readonly running: string;
    readonly stopped: string;
    readonly done: string;
    readonly waiting: string;
    readonly stop: string;
    readonly resume: string;
    readonly forget: string;
    readonly forgetRest: string;
    readonly counts: (added: number, known: number, refused: number) => string;
    readonly nothing: string;
    readonly see: string;
    readonly problems: (count: number) => string;
    readonly problem: (number: number, reason: string) => string;
    readonly moreProblems: (count: number) => string;
    readonly elsewhere: string;
    readonly failed: string;
    readonly fileGone: string;
    readonly memoryOnly: string;
  };
  readonly numbers: {
    readonly title: string;
    readonly hint: string;
    readonly empty: string;
    readonly byGame: string;
    readonly byLevel: string;
    readonly byMonth: string;
    readonly byOpening: string;
    readonly own: { readonly won: string; readonly drawn: string; readonly lost: string };
    readonly first: { readonly won: string; readonly drawn: string; readonly lost: string };
    readonly others: string;
    readonly played: (games: number) => string;
    readonly game: string;
    readonly level: string;
    readonly month: string;
    readonly opening: string;
    readonly total: string;
    readonly table: string;
    readonly noLevels: string;
    readonly noOpenings: string;
    readonly share: (percent: string) => string;
    /** What a plot says to who cannot see it; the table has the rest. */
    readonly levelPlot: string;
    readonly monthPlot: string;
    readonly openingPlot: string;
  };
};
