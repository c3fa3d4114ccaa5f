import { expect, test } from 'vitest';
import { mixSeed, normalNoise, occurs } from '../src/chance.js';

const DRAWS = Array.from({ length: 20_000 }, (_, i) => mixSeed(5, i, i * 31, i ^ 0x55));

test('[P-AI] the same seed and position give the same draw, others another', () => {
  expect(mixSeed(1, 2, 3, 4)).toBe(mixSeed(1, 2, 3, 4));
  const draws = [mixSeed(1, 2, 3, 4), mixSeed(2, 2, 3, 4), mixSeed(1, 3, 2, 4), mixSeed(1, 2, 3, 5)];
  expect(new Set(draws).size).toBe(4);
});

test('[P-AI] draws are the same on every machine', () => {
  expect([mixSeed(0, 0, 0, 0), mixSeed(1, -1, 7, 2 ** 31 - 1)]).toMatchInlineSnapshot(`
    [
      2688605155,
      977086216,
    ]
  `);
});

test('noise is a bell around nought as wide as asked, in whole numbers', () => {
  const noise = DRAWS.map((bits) => normalNoise(bits, 100));
  const mean = noise.reduce((sum, value) => sum + value, 0) / noise.length;
  const deviation = Math.sqrt(noise.reduce((sum, value) => sum + value ** 2, 0) / noise.length);
  expect(noise.every(Number.isInteger)).toBe(true);
  expect(Math.abs(mean)).toBeLessThan(3);
  expect(deviation).toBeGreaterThan(95);
  expect(deviation).toBeLessThan(105);
});

test('blindness hides as many moves as it says', () => {
  const share = DRAWS.filter((bits) => occurs(bits, 250)).length / DRAWS.length;
  expect(share).toBeGreaterThan(0.24);
  expect(share).toBeLessThan(0.26);
  expect(DRAWS.some((bits) => occurs(bits, 0))).toBe(false);
  expect(DRAWS.every((bits) => occurs(bits, 1000))).toBe(true);
});
