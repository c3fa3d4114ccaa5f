import { makeHashKeys } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { mixSeed, normalNoise, occurs } from '../src/pseudoRandom.js';

const pairs = (seed: number, count: number): string[] => {
  const { low, high } = makeHashKeys(seed, count);
  return Array.from(low, (value, i) => `${value} ${high[i]}`);
};

test('keys are the same every time: saved values stay valid', () => {
  expect(pairs(5, 100)).toEqual(pairs(5, 100));
  expect(makeHashKeys(5, 100).low.subarray(0, 10)).toEqual(makeHashKeys(5, 10).low);
});

test('no two keys are equal, in one table or in two', () => {
  const all = [...pairs(1, 20_000), ...pairs(2, 20_000)];
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('0 0');
});

test('both halves use all of their bits evenly', () => {
  const { low, high } = makeHashKeys(9, 8192);
  for (const half of [low, high]) {
    for (let bit = 0; bit < 32; bit++) {
      const ones = half.reduce((sum, key) => sum + ((key >>> bit) & 1), 0);
      expect(Math.abs(ones - 4096)).toBeLessThan(400);
    }
  }
});

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
