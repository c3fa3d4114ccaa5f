import { expect, test } from 'vitest';
import { EACH_GAME } from '../randomMatch.js';
import { checkMany } from './manyMatches.js';

test.each(EACH_GAME)('[P-F10] 2500 random matches of $id are read back as they were', ({ run }) => {
  run((game) => {
    expect(checkMany(game, 2500, 1)).toBeGreaterThan(10_000);
  });
});
