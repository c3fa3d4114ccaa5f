import { expect, test } from 'vitest';
import { drawPlot } from '../src/plot.js';

test('a plot has its names, a path a line, and every point inside', () => {
  const picture = drawPlot({
    title: 'A & B',
    x: 'generation',
    y: 'Elo',
    lines: [
      {
        name: 'one',
        points: [
          [0, 0],
          [1, -120],
          [2, 240],
        ],
      },
      { name: 'flat', points: [[0, 5]] },
    ],
  });
  expect(picture).toContain('<title>A &amp; B</title>');
  for (const name of ['generation', 'Elo', 'one', 'flat']) expect(picture).toContain(`>${name}</text>`);
  expect(picture).not.toContain('NaN');
  const dots = [...picture.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [+x, +y]);
  expect(dots).toHaveLength(4);
  for (const [x, y] of dots) {
    expect(x).toBeGreaterThanOrEqual(72);
    expect(x).toBeLessThanOrEqual(624);
    expect(y).toBeGreaterThanOrEqual(40);
    expect(y).toBeLessThanOrEqual(312);
  }
});
