import { expect, test } from 'vitest';
import { logit, sigmoid } from '../../src/index.js';

const ODDS = Array.from({ length: 601 }, (_, i) => (i - 300) / 20);

test('[P-AI] the curve is the logistic one, to a hundred-thousandth, and only rises', () => {
  for (const [i, x] of ODDS.entries()) {
    expect(Math.abs(sigmoid(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(1e-5);
    if (i > 0) expect(sigmoid(x)).toBeGreaterThan(sigmoid(ODDS[i - 1]));
    expect(sigmoid(x) + sigmoid(-x)).toBeCloseTo(1, 12);
  }
});

test('[P-AI] odds and chances are turned into each other', () => {
  for (const x of ODDS) expect(logit(sigmoid(x))).toBeCloseTo(x, 6);
  expect([logit(1), logit(0), sigmoid(100), sigmoid(-100)].every(Number.isFinite)).toBe(true);
});

test('[P-AI] the curve is made of sums and products alone, which every machine rounds alike', () => {
  expect([sigmoid(0), sigmoid(1), sigmoid(-2.34567)]).toMatchInlineSnapshot(`
    [
      0.5,
      0.7310585786300045,
      0.08741142372538657,
    ]
  `);
});
