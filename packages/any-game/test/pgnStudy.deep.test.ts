import { test } from 'vitest';
import { writtenClassico, writtenNucleo } from '../src/index.js';
import { checkPgn } from './studyRoundTrips.js';

test.each([writtenClassico, writtenNucleo])(
  '1,000 random studies of $game.id come back from PGN',
  async (written) => {
    await checkPgn(written, 1000, 40);
  },
);
