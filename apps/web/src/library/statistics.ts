import type { GameId } from '@tabuleiro/game';
import { dayOf, type LibraryEntry } from './entry.js';

/** How often each of three things happened. */
export type Tally = { readonly won: number; readonly drawn: number; readonly lost: number };

const NONE: Tally = { won: 0, drawn: 0, lost: 0 };

export function totalOf({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

/** One's own results against the computer at one level of one game; undefined is its best. */
export type LevelTally = { readonly game: GameId; readonly level: number | undefined; readonly tally: Tally };

/** Of the games that ended in a month, `2026-11`: one's own results, and those that were nobody's or two people's here. */
export type MonthTally = { readonly month: string; readonly tally: Tally; readonly others: number };

/** Of all games with an opening: the first player's results. */
export type OpeningTally = { readonly opening: string; readonly tally: Tally };

export type GameTally = { readonly game: GameId; readonly games: number; readonly tally: Tally };

export type Statistics = {
  /** Matches of this device, by game, the most played first. */
  readonly games: readonly GameTally[];
  /** By game and level, in the order of the levels. */
  readonly levels: readonly LevelTally[];
  /** Without gaps, the oldest first. */
  readonly months: readonly MonthTally[];
  /** The most frequent first. */
  readonly openings: readonly OpeningTally[];
};

/** As many months and openings fit on a page. */
const MOST_MONTHS = 24;
const MOST_OPENINGS = 15;

export function statisticsOf(entries: readonly LibraryEntry[]): Statistics {
  const matches = entries.filter(({ kind }) => kind === 'match');
  return {
    games: gamesOf(matches),
    levels: levelsOf(matches),
    months: monthsOf(matches.filter(({ result }) => result !== '*')),
    openings: openingsOf(entries),
  };
}

function add(tally: Tally, result: keyof Tally | undefined): Tally {
  return result === undefined ? tally : { ...tally, [result]: tally[result] + 1 };
}

function tallyOf(entries: readonly LibraryEntry[]): Tally {
  return entries.reduce((tally, { ownResult }) => add(tally, ownResult), NONE);
}

function groupBy<K>(
  entries: readonly LibraryEntry[],
  keyOf: (entry: LibraryEntry) => K,
): Map<K, LibraryEntry[]> {
  const groups = new Map<K, LibraryEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}

function gamesOf(matches: readonly LibraryEntry[]): readonly GameTally[] {
  const groups = [...groupBy(matches, ({ game }) => game)];
  const tallies = groups.map(([game, group]) => ({ game, games: group.length, tally: tallyOf(group) }));
  return tallies.sort((a, b) => b.games - a.games);
}

function levelsOf(matches: readonly LibraryEntry[]): readonly LevelTally[] {
  const finished = matches.filter(({ rival, ownResult }) => rival === 'computer' && ownResult !== undefined);
  const groups = groupBy(finished, ({ game, level }) => `${game} ${level ?? ''}`);
  const tallies = [...groups.values()].map((group) => {
    const [{ game, level }] = group;
    return { game, level, tally: tallyOf(group) };
  });
  const rank = ({ level }: LevelTally): number => level ?? Number.POSITIVE_INFINITY;
  return tallies.sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : rank(a) - rank(b)));
}

/** A match is not written any more once it has ended. */
function monthsOf(finished: readonly LibraryEntry[]): readonly MonthTally[] {
  const groups = groupBy(finished, ({ updated }) => dayOf(updated).slice(0, 7));
  const known = [...groups.keys()].sort();
  const [first, last] = [known.at(0), known.at(-1)];
  if (first === undefined || last === undefined) return [];
  return monthsBetween(first, last).map((month) => {
    const group = groups.get(month) ?? [];
    const tally = tallyOf(group);
    return { month, tally, others: group.length - totalOf(tally) };
  });
}

/** The last ones, if there are too many. */
function monthsBetween(first: string, last: string): readonly string[] {
  const number = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const to = number(last);
  const from = Math.max(number(first), to - MOST_MONTHS + 1);
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const [year, month] = [Math.floor((from + i) / 12), ((from + i) % 12) + 1];
    return `${year}-${String(month).padStart(2, '0')}`;
  });
}

const FIRST_PLAYER: ReadonlyMap<string, keyof Tally> = new Map([
  ['1-0', 'won'],
  ['1/2-1/2', 'drawn'],
  ['0-1', 'lost'],
]);

function openingsOf(entries: readonly LibraryEntry[]): readonly OpeningTally[] {
  const groups = groupBy(
    entries.filter(({ opening, result }) => opening !== '' && FIRST_PLAYER.has(result)),
    ({ opening }) => opening,
  );
  const tallies = [...groups].map(([opening, group]) => {
    const tally = group.reduce((sum, { result }) => add(sum, FIRST_PLAYER.get(result)), NONE);
    return { opening, tally };
  });
  return tallies.sort((a, b) => totalOf(b.tally) - totalOf(a.tally)).slice(0, MOST_OPENINGS);
}
