import { expect, test } from 'vitest';
import { killOnce } from './killing.js';

test('[P-F10] a game killed at five random moments resumes with everything acknowledged', async () => {
  const kills = await Promise.all([1, 2, 3, 4, 5].map(killOnce));
  expect(kills.some(({ told }) => told > 0)).toBe(true);
});
