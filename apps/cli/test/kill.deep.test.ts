import { expect, test } from 'vitest';
import { killOnce } from './killing.js';

test('[P-F10] a game killed at a hundred random moments resumes with everything acknowledged', async () => {
  let told = 0;
  for (let seed = 100; seed < 200; seed++) told += (await killOnce(seed)).told;
  expect(told).toBeGreaterThan(100);
});
