import { wakingTime } from '@tabuleiro/match';
import { expect, test } from 'vitest';

test('[P-F2] time passes while somebody looks at it, if only once a minute, and not while the device sleeps', () => {
  let measured = 50;
  const now = wakingTime(() => measured);
  const start = now();
  const pass = (ms: number): number => {
    measured += ms;
    return now() - start;
  };
  expect(pass(200)).toBe(200);
  expect(pass(60_000)).toBe(60_200);
  expect(pass(3_600_000)).toBe(60_200);
  expect(pass(0)).toBe(60_200);
  expect(pass(200)).toBe(60_400);
});
