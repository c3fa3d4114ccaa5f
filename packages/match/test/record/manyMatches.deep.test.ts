import { expect, test } from 'vitest';
import { EACH_GAME } from '../randomMatch.js';
import { checkMany } from './manyMatches.js';

test.each(EACH_GAME)(
  '[P-F10] 250000 random matches of $id are read back as they were',
  { timeout: 7_200_000 },
  ({ run }) => {
    run((game) => {
      expect(checkMany(game, 250_000, 1_000_000)).toBeGreaterThan(1_000_000);
    });
  },
);
