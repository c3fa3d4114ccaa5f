import { expect, test } from 'vitest';
import { Deadline, planClock, planMoveTime } from '../src/index.js';
import type { Progress } from '../src/tree/iterativeDeepening.js';

function finished(move: number): Progress {
  return { depth: 5, score: 0, best: [{ move, score: 0, previous: 0, line: [move] }] };
}

test('a plan never uses up the clock', () => {
  for (const left of [1, 10, 50, 200, 1_000, 60_000, 3_600_000]) {
    for (const increment of [0, 100, 10_000]) {
      for (const movesToGo of [undefined, 1, 5, 40]) {
        const { soft, hard } = planClock({ left, increment, movesToGo });
        expect(hard).toBeLessThan(left);
        expect(soft).toBeLessThanOrEqual(hard);
        expect(soft).toBeGreaterThan(0);
      }
    }
  }
});

test('more time left, more time used; the last move before more time comes gets most of it', () => {
  const of = (left: number, movesToGo?: number): number => planClock({ left, increment: 0, movesToGo }).soft;
  expect(of(60_000)).toBeGreaterThan(of(30_000));
  expect(of(60_000, 1)).toBeGreaterThan(10 * of(60_000, 40));
});

test('a fixed time is used to its end and no longer', () => {
  let now = 0;
  const deadline = new Deadline(() => now, planMoveTime(100));
  now = 80;
  expect([deadline.poll(), deadline.isWorthwhile(finished(1))]).toEqual([false, true]);
  now = 100;
  expect([deadline.poll(), deadline.isWorthwhile(finished(1))]).toEqual([true, false]);
});

test('a choice that stays gets less time than one that changes', () => {
  const lastDepth = (moves: (depth: number) => number): number => {
    let now = 0;
    const deadline = new Deadline(() => now, planClock({ left: 60_000, increment: 0, movesToGo: undefined }));
    for (let depth = 1; ; depth++) {
      now += 100;
      if (!deadline.isWorthwhile(finished(moves(depth)))) return depth;
    }
  };
  expect(lastDepth(() => 7)).toBeLessThan(lastDepth((depth) => depth));
});

test('a search that is called off ends at once', () => {
  const deadline = new Deadline(
    () => 0,
    planMoveTime(1_000),
    () => true,
  );
  expect([deadline.poll(), deadline.isWorthwhile(finished(1))]).toEqual([true, false]);
});
