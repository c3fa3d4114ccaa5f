import { expect, test } from 'vitest';
import { type Encounter, solveRatings } from '../../src/calibrate/solve.js';

function meet(first: string, second: string, difference: number, games: number): Encounter {
  const share = 1 / (1 + 10 ** (-difference / 400));
  return { first, second, games, points: games * share, variance: share * (1 - share) };
}

test('a chain of encounters gives back the ratings it was made from', () => {
  const estimates = solveRatings(
    [meet('b', 'a', 150, 400), meet('c', 'b', 200, 400), meet('c', 'anchor', -30, 200)],
    new Map([['anchor', 1500]]),
  );
  expect(estimates.get('c')?.elo).toBeCloseTo(1470, 3);
  expect(estimates.get('b')?.elo).toBeCloseTo(1270, 3);
  expect(estimates.get('a')?.elo).toBeCloseTo(1120, 3);
});

test('the interval grows with the distance from the anchor and shrinks with the games', () => {
  const few = solveRatings([meet('b', 'a', 100, 100), meet('a', 'z', 0, 100)], new Map([['z', 0]]));
  const many = solveRatings([meet('b', 'a', 100, 400), meet('a', 'z', 0, 400)], new Map([['z', 0]]));
  const margin = (found: typeof few, name: string): number => found.get(name)?.margin ?? Number.NaN;
  expect(margin(few, 'b')).toBeGreaterThan(margin(few, 'a'));
  expect(margin(many, 'b')).toBeCloseTo(margin(few, 'b') / 2, 5);
  expect(margin(few, 'z')).toBe(0);
});

test('a hundred games at even strength are known to about 68 Elo', () => {
  const found = solveRatings([meet('a', 'z', 0, 100)], new Map([['z', 0]]));
  expect(found.get('a')?.margin).toBeCloseTo(68.1, 0);
});

test('encounters that contradict each other meet in the middle', () => {
  const found = solveRatings([meet('a', 'x', 100, 100), meet('a', 'x', 0, 100)], new Map([['x', 1000]]));
  expect(found.get('a')?.elo).toBeGreaterThan(1045);
  expect(found.get('a')?.elo).toBeLessThan(1052);
});
