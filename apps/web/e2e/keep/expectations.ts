import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';
import { summaryOf } from '../../src/store/games/journalWriter.js';
import { parseStoredGame, storedSummaryOf } from '../../src/store/games/storedGame.js';
import { isSame, leftOf, type Replay, replay, shownOf } from './replay.js';
import type { Report } from './shown.js';
import type { StoredGame, StoredGames } from './storedGames';

/** Whatever is on the disk is whole: a record with all its lines, which the rules take, and nothing else. */
export async function expectWhole(stored: StoredGames): Promise<ReadonlyMap<string, Replay>> {
  expect(stored.damaged, 'games put aside').toBe(0);
  const replays = new Map<string, Replay>();
  for (const game of stored.games) replays.set(game.id, await wholeGame(game));
  return replays;
}

async function wholeGame({ id, record, numbers, lines }: StoredGame): Promise<Replay> {
  const stored = parseStoredGame(record);
  expect(stored, `the record of ${id}`).toBeDefined();
  expect(numbers, `the lines of ${id}`).toEqual(
    Array.from({ length: (stored?.lines ?? 0) + 1 }, (_, n) => n),
  );
  const played = await replay(lines);
  expect(played.gameMatches, 'a line for each action').toHaveLength(lines.length);
  expect(stored?.summary, `what a list shows of ${id}`).toEqual(
    storedSummaryOf(summaryOf(played.gameMatches[lines.length - 1])),
  );
  return played;
}

/** Everything that was ever shown of a game is in what was kept of it, in the same order. */
export function expectKept(reports: readonly Report[], { gameMatches }: Replay): void {
  const due = gameMatches.map(shownOf);
  let at = 0;
  for (const [i, { shown }] of reports.entries()) {
    const found = due.findIndex((one, n) => n >= at && isSame(shown, one));
    if (found < 0)
      expect(shown, `shown as number ${i + 1} of ${reports.length}, but not kept`).toEqual(due.at(-1));
    at = found;
  }
}

/** Time is kept every second, at a beat of the clock. */
const KEPT = 1.5;

/**
 * Nobody lost time by the death of the browser, and nobody won more than what was not kept yet. `reports` are those of
 * one life of it, which had `died` by then.
 */
export function expectClocks(reports: readonly Report[], died: number, { gameMatches }: Replay): void {
  const kept = leftOf(gameMatches[gameMatches.length - 1]);
  const last = reports[reports.length - 1];
  // What the clocks say was true when they began to say it; from then on time went by.
  const other = reports.findLastIndex(({ left }) => !isDeepStrictEqual(left, last.left));
  const since = (died - reports[other + 1].wall) / 1000;
  const early = last.at - last.writing - KEPT;
  // What was shown before that time had been kept; of what came later there is no telling.
  const recent = reports.slice(
    Math.max(
      0,
      reports.findLastIndex(({ at }) => at <= early),
    ),
  );
  for (const [name, shown] of Object.entries(last.left)) {
    expect(kept[name], `${name}: what was left is left`).toBeGreaterThanOrEqual(shown - since - 1);
    const most = Math.max(...recent.map(({ left }) => left[name]));
    expect(kept[name], `${name}: what has passed has passed`).toBeLessThanOrEqual(most);
  }
}
