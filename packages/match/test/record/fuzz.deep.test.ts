import { expect, test } from 'vitest';
import { EACH_GAME } from '../randomMatch.js';
import { fuzzRecords } from './fuzz.js';

test.each(EACH_GAME)('many damaged records of $id never crash', { timeout: 3_600_000 }, ({ run }) => {
  run((game) => {
    for (let seed = 1000; seed < 1050; seed++) {
      expect(fuzzRecords(game, 1000, seed * 100).accepted, `seed ${seed}`).toBeGreaterThan(0);
    }
  });
});
