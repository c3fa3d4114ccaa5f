import { makeSecret } from '@tabuleiro/match';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { firstThrows, randomBytes } from './games.js';
import { suspicious } from './statistics.js';

const MILLION = 1_000_000;

test('[S-DIE] 10⁶ throws of one game are even, without memory and of natural runs', () => {
  expect(suspicious(firstThrows(MILLION))).toEqual([]);
});

test('[S-DIE] so are 10⁶ throws from 10⁴ games', () => {
  const random = new Random(12);
  const games = Array.from({ length: MILLION / 100 }, (_, i) =>
    firstThrows(100, makeSecret(randomBytes(random)), `player ${i % 7}`),
  );
  expect(suspicious(games.flat())).toEqual([]);
});

test('[S-DIE] 10⁶ throws would show the unevenness of bytes up to 255', () => {
  const random = new Random(13);
  const throws = Array.from({ length: MILLION }, () => 1 + (random.below(256) % 5));
  expect(suspicious(throws)).toContain('uniformity');
});
