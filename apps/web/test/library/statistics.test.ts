import { expect, test } from 'vitest';
import { entryOfMatch, entryOfStudy } from '../../src/library/entry.js';
import { statisticsOf } from '../../src/library/statistics.js';
import type { SavedGame } from '../../src/store/games/gameStore.js';
import { plainStudy } from '../store/games/studies.js';

const PERSON = { name: 'Ana', kind: 'person' } as const;

/** Ended in this month; begun in the one before. */
function match(game: string, level: number | undefined, winner: 'w' | 'b' | undefined, month: number) {
  const computer = { name: '', kind: 'computer', ...(level === undefined ? {} : { level }) } as const;
  const saved: SavedGame = {
    id: `${game} ${level} ${winner} ${month}`,
    created: new Date(2026, month - 1, 28).getTime(),
    updated: new Date(2026, month, 15).getTime(),
    summary: {
      ...{ game, players: [PERSON, computer], plies: 9, position: '' },
      outcome: { winner, reason: winner === undefined ? 'agreement' : 'mate' },
    },
  };
  return saved;
}

const RUNNING: SavedGame = {
  ...match('classico', 3, 'w', 1),
  summary: { ...match('classico', 3, 'w', 1).summary, outcome: undefined },
};

test('results are counted by game, by level, by month without gaps, and by opening', () => {
  const plain = plainStudy('a');
  const study = (result: '1-0' | '*') =>
    entryOfStudy({ ...plain, summary: { ...plain.summary, result, opening: 'B90' } });
  const statistics = statisticsOf([
    entryOfMatch(match('classico', 3, 'w', 1), 'B90'),
    entryOfMatch(match('classico', 3, 'b', 1), 'C68'),
    entryOfMatch(match('classico', undefined, 'b', 3)),
    entryOfMatch(match('brasez', 1, undefined, 3)),
    entryOfMatch(RUNNING, 'B90'),
    study('1-0'),
    study('*'),
  ]);
  expect(statistics.games.map(({ game, games, tally }) => [game, games, tally])).toEqual([
    ['classico', 4, { won: 1, drawn: 0, lost: 2 }],
    ['brasez', 1, { won: 0, drawn: 1, lost: 0 }],
  ]);
  expect(statistics.levels.map(({ game, level, tally }) => [game, level, tally])).toEqual([
    ['brasez', 1, { won: 0, drawn: 1, lost: 0 }],
    ['classico', 3, { won: 1, drawn: 0, lost: 1 }],
    ['classico', undefined, { won: 0, drawn: 0, lost: 1 }],
  ]);
  expect(statistics.months.map(({ month, tally }) => [month, tally])).toEqual([
    ['2026-02', { won: 1, drawn: 0, lost: 1 }],
    ['2026-03', { won: 0, drawn: 0, lost: 0 }],
    ['2026-04', { won: 0, drawn: 1, lost: 1 }],
  ]);
  // Of openings the first player's results count, whoever it was.
  expect(statistics.openings).toEqual([
    { opening: 'B90', tally: { won: 2, drawn: 0, lost: 0 } },
    { opening: 'C68', tally: { won: 0, drawn: 0, lost: 1 } },
  ]);
});

test('of nothing there are no numbers', () => {
  expect(statisticsOf([])).toEqual({ games: [], levels: [], months: [], openings: [] });
});
