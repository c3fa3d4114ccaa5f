import { expect, test } from 'vitest';
import { fuzzBackups, fuzzDatabases, fuzzJournals } from './fuzz.js';

test.each([1, 2])(
  '[P-F10] damaged journals open or are refused, none is repaired (seed %i)',
  async (seed) => {
    const { accepted, refused } = await fuzzJournals(seed, 1000);
    expect(accepted).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(500);
  },
);

test.each([1, 2])('[P-F10] a spoiled database hides and changes nothing (seed %i)', async (seed) => {
  const { accepted, refused } = await fuzzDatabases(seed, 60);
  expect(accepted).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});

test.each([1, 2])('[P-F10] a damaged backup harms nothing that is there (seed %i)', async (seed) => {
  const { accepted, refused } = await fuzzBackups(seed, 60);
  expect(accepted).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});
