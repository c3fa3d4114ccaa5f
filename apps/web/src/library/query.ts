import type { GameId } from '@tabuleiro/game';
import { GAME_IDS } from '../games/registry.js';
import { type LibraryEntry, RIVALS, type Rival, SOURCES, type Source } from './entry.js';

/** `won`, `lost` and `drawn` are the person's own; `first` and `second` the side that won, whoever played it. */
export const RESULTS = ['won', 'lost', 'drawn', 'first', 'second', 'open'] as const;
export type ResultFilter = (typeof RESULTS)[number];

export const ORDERS = ['changed', 'newest', 'oldest', 'names', 'longest'] as const;
export type Order = (typeof ORDERS)[number];

/** Against whom: any of a kind, or the computer at one level (`level-max` is its best). */
export type RivalFilter = Rival | `level-${number | 'max'}`;

/** From where: any of a kind, or one file. */
export type SourceFilter = Source | `file:${string}`;

/** What the library shows; undefined is everything. */
export type LibraryQuery = {
  readonly text: string;
  readonly game: GameId | undefined;
  readonly rival: RivalFilter | undefined;
  readonly result: ResultFilter | undefined;
  readonly opening: string | undefined;
  readonly source: SourceFilter | undefined;
  /** Days, `2026-11-18`, both included. */
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly order: Order;
  /** How many are on the page. */
  readonly shown: number;
};

/** As many are shown at first, and as many more each time. */
export const PAGE = 50;

export const EVERYTHING: LibraryQuery = {
  text: '',
  game: undefined,
  rival: undefined,
  result: undefined,
  opening: undefined,
  source: undefined,
  since: undefined,
  until: undefined,
  order: 'changed',
  shown: PAGE,
};

/** What narrows the list, beside the text and the order. */
export const FILTERS = ['game', 'rival', 'result', 'opening', 'source', 'since', 'until'] as const;
export type Filter = (typeof FILTERS)[number];

const LIST = 'lista';
const MOST_SHOWN = 100_000;

/** The address below `#/partidas`, so that a search can be left, come back to and kept as a bookmark. */
export function formatQuery(query: LibraryQuery): readonly string[] {
  const told = new URLSearchParams();
  if (query.text.trim() !== '') told.set('text', query.text);
  for (const filter of FILTERS) {
    const value = query[filter];
    if (value !== undefined) told.set(filter, value);
  }
  if (query.order !== EVERYTHING.order) told.set('order', query.order);
  if (query.shown !== PAGE) told.set('shown', String(query.shown));
  // A slash would be another part of the address.
  return told.size === 0 ? [] : [LIST, told.toString()];
}

/** What is no filter of ours is left out. */
export function parseQuery(path: readonly string[]): LibraryQuery {
  const [place, ...rest] = path;
  if (place !== LIST) return EVERYTHING;
  const told = new URLSearchParams(rest.join('/'));
  const text = (name: string): string | undefined => told.get(name) ?? undefined;
  const day = (name: string): string | undefined =>
    /^\d{4}-\d\d-\d\d$/.test(text(name) ?? '') ? text(name) : undefined;
  const shown = Number(text('shown'));
  return {
    text: text('text') ?? '',
    game: GAME_IDS.find((game) => game === text('game')),
    rival: readRival(text('rival')),
    result: RESULTS.find((result) => result === text('result')),
    opening: text('opening'),
    source: readSource(text('source')),
    since: day('since'),
    until: day('until'),
    order: ORDERS.find((order) => order === text('order')) ?? EVERYTHING.order,
    shown: Number.isInteger(shown) && shown > PAGE && shown <= MOST_SHOWN ? shown : PAGE,
  };
}

function readRival(text: string | undefined): RivalFilter | undefined {
  const level = /^level-(\d{1,3}|max)$/.exec(text ?? '')?.[1];
  if (level !== undefined) return level === 'max' ? 'level-max' : `level-${Number(level)}`;
  return RIVALS.find((rival) => rival === text);
}

function readSource(text: string | undefined): SourceFilter | undefined {
  if (text?.startsWith('file:')) return `file:${text.slice('file:'.length)}`;
  return SOURCES.find((source) => source === text);
}

/** The filter that finds the games against the computer at the level of this one. */
export function rivalFilterOf({ rival, level }: LibraryEntry): RivalFilter | undefined {
  return rival === 'computer' ? `level-${level ?? 'max'}` : rival;
}

const FITS: { readonly [F in Filter]: (entry: LibraryEntry, wanted: string) => boolean } = {
  game: ({ game }, wanted) => game === wanted,
  rival: (entry, wanted) => entry.rival === wanted || rivalFilterOf(entry) === wanted,
  result: (entry, wanted) => resultsOf(entry).includes(wanted),
  opening: ({ opening }, wanted) => opening === wanted,
  source: ({ source, file }, wanted) => source === wanted || wanted === `file:${file}`,
  // A day of which only the year is known fits where any day of that year would.
  since: ({ date }, wanted) => date >= wanted.slice(0, date.length),
  until: ({ date }, wanted) => date <= wanted.slice(0, date.length),
};

const RESULT_FILTERS: ReadonlyMap<string, ResultFilter> = new Map([
  ['1-0', 'first'],
  ['0-1', 'second'],
  ['1/2-1/2', 'drawn'],
  ['*', 'open'],
]);

function resultsOf({ result, ownResult }: LibraryEntry): readonly string[] {
  return [RESULT_FILTERS.get(result) ?? '', ownResult ?? ''];
}

/** Those that are asked for, in the order that is asked for. `wordsOf` are the folded words that a search looks into. */
export function findEntries(
  entries: readonly LibraryEntry[],
  query: LibraryQuery,
  wordsOf: (entry: LibraryEntry) => string,
  searched: readonly string[],
): readonly LibraryEntry[] {
  const filters = FILTERS.flatMap((filter) => {
    const wanted = query[filter];
    return wanted === undefined ? [] : [(entry: LibraryEntry) => FITS[filter](entry, wanted)];
  });
  const found = entries.filter(
    (entry) =>
      filters.every((fits) => fits(entry)) &&
      (searched.length === 0 || searched.every((word) => wordsOf(entry).includes(word))),
  );
  return found.sort(COMPARISONS[query.order]);
}

type Comparison = (a: LibraryEntry, b: LibraryEntry) => number;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byChange: Comparison = (a, b) => b.updated - a.updated;

const COMPARISONS: Readonly<Record<Order, Comparison>> = {
  changed: byChange,
  newest: (a, b) => byText(b.date, a.date) || byChange(a, b),
  oldest: (a, b) => byText(a.date, b.date) || byChange(a, b),
  // Without a name last.
  names: (a, b) => byText(nameOf(a), nameOf(b)) || byChange(a, b),
  longest: (a, b) => b.plies - a.plies || byChange(a, b),
};

function nameOf({ names }: LibraryEntry): string {
  return names.join(' ').trim().toLowerCase() || '\uffff';
}

/** What there is to choose from: how many there are of each, the most frequent first. */
export type Choices = Readonly<Record<'game' | 'rival' | 'opening' | 'file', ReadonlyMap<string, number>>>;

export function choicesOf(entries: readonly LibraryEntry[]): Choices {
  const count = (of: (entry: LibraryEntry) => string | undefined): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const entry of entries) {
      const value = of(entry);
      if (value !== undefined && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return new Map([...counts].sort(([, a], [, b]) => b - a));
  };
  return {
    game: count(({ game }) => game),
    rival: count(rivalFilterOf),
    opening: count(({ opening }) => opening),
    file: count(({ file }) => file),
  };
}
