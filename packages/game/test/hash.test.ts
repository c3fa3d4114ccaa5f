import { makeHashKeys } from '@tabuleiro/game';
import { expect, test } from 'vitest';

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
