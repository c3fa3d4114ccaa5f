import { expect, test } from 'vitest';
import { fuzzBackups, fuzzDatabases, fuzzJournals } from './fuzz.js';

const seeds = Array.from({ length: 5 }, (_, i) => 100 + i);

test.each(seeds)('[P-F10] many damaged journals (seed %i)', async (seed) => {
  expect((await fuzzJournals(seed, 10_000)).refused).toBeGreaterThan(0);
});

test.each(seeds)('[P-F10] many spoiled databases (seed %i)', async (seed) => {
  expect((await fuzzDatabases(seed, 200)).refused).toBeGreaterThan(0);
});

test.each(seeds)('[P-F10] many damaged backups (seed %i)', async (seed) => {
  expect((await fuzzBackups(seed, 200)).refused).toBeGreaterThan(0);
});
