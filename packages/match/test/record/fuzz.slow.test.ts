import { expect, test } from 'vitest';
import { EACH_GAME } from '../randomMatch.js';
import { fuzzRecords } from './fuzz.js';

test.each(EACH_GAME)('damaged records of $id never crash and never give what the rules forbid', ({ run }) => {
  run((game) => {
    const { accepted, refused } = fuzzRecords(game, 600, 17);
    expect(accepted).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(500);
  });
});
