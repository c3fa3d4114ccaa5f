import { expect, test } from 'vitest';
import { bell, drawBits, isAmong } from '../../src/level/chance.js';

const DRAWS = Array.from({ length: 20_000 }, (_, i) => drawBits(5, i, i * 31, i ^ 0x55));

test('[P-AI] the same seed and position give the same draw, others another', () => {
  expect(drawBits(1, 2, 3, 4)).toBe(drawBits(1, 2, 3, 4));
  const draws = [drawBits(1, 2, 3, 4), drawBits(2, 2, 3, 4), drawBits(1, 3, 2, 4), drawBits(1, 2, 3, 5)];
  expect(new Set(draws).size).toBe(4);
});

test('[P-AI] draws are the same on every machine', () => {
  expect([drawBits(0, 0, 0, 0), drawBits(1, -1, 7, 2 ** 31 - 1)]).toMatchInlineSnapshot(`
    [
      354805152,
      1517534244,
    ]
  `);
});

test('noise is a bell around nought as wide as asked, in whole numbers', () => {
  const noise = DRAWS.map((bits) => bell(bits, 100));
  const mean = noise.reduce((sum, value) => sum + value, 0) / noise.length;
  const deviation = Math.sqrt(noise.reduce((sum, value) => sum + value ** 2, 0) / noise.length);
  expect(noise.every(Number.isInteger)).toBe(true);
  expect(Math.abs(mean)).toBeLessThan(3);
  expect(deviation).toBeGreaterThan(95);
  expect(deviation).toBeLessThan(105);
});

test('blindness hides as many moves as it says', () => {
  const share = DRAWS.filter((bits) => isAmong(bits, 250)).length / DRAWS.length;
  expect(share).toBeGreaterThan(0.24);
  expect(share).toBeLessThan(0.26);
  expect(DRAWS.some((bits) => isAmong(bits, 0))).toBe(false);
  expect(DRAWS.every((bits) => isAmong(bits, 1000))).toBe(true);
});
