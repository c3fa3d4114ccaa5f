import { expect, test } from 'vitest';
import { INSET, plotOf } from '../../src/review/plot.js';
import { randomGame, reviewed, shippedTable } from './games.js';

const { review } = reviewed({ moves: randomGame(7), files: [shippedTable()] });

/** The corners of a path. */
function corners(path: string): readonly (readonly number[])[] {
  return path
    .replace(/[MZ]/g, '')
    .split('L')
    .map((corner) => corner.split(' ').map(Number));
}

test('the curve runs from edge to edge, within the paper', () => {
  for (const width of [280, 1200]) {
    const plot = plotOf(review, width, 220);
    const points = corners(plot.line);
    expect(points[0][0]).toBe(INSET);
    expect(points.at(-1)?.[0]).toBe(width - INSET);
    expect(points.length).toBeGreaterThanOrEqual(review.curve.length);
    for (const [, y] of points) expect(y >= 0 && y <= 220).toBe(true);
    expect(plot.middle).toBe(110);
  }
});

test('one area lies above the middle, the other below, and both meet it where the curve crosses', () => {
  const { above, below, middle, line } = plotOf(review, 640, 220);
  expect(corners(above).every(([, y]) => y <= middle)).toBe(true);
  expect(corners(below).every(([, y]) => y >= middle)).toBe(true);
  const ys = corners(line).map(([, y]) => y - middle);
  for (const [i, y] of ys.entries()) expect(y * (ys.at(i + 1) ?? 0)).toBeGreaterThanOrEqual(0);
});

test('every mistake stands on the curve, one of them as the worst', () => {
  const { mistakes } = plotOf(review, 640, 220);
  expect(mistakes).toHaveLength(review.totals.A.mistakes + review.totals.B.mistakes);
  expect(mistakes.filter(({ isWorst }) => isWorst).map(({ ply }) => ply - 1)).toEqual([review.worst?.at]);
});

test('a game without an action is a point', () => {
  const nothing = reviewed({ moves: [] });
  expect(plotOf(nothing.review, 640, 220).line).toMatch(/^M12 [\d.]+$/);
});
