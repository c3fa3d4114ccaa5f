import { test } from 'vitest';
import { checkStudyTexts } from './studyRoundTrips.js';
import { GAMES } from './texts.js';

test.each(GAMES)('1,000 random studies of $game.id come back from their texts', async (written) => {
  await checkStudyTexts(written, 1000, 40);
});
