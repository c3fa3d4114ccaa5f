import { expect, test } from 'vitest';
import { steadyTime } from '../../src/play/steadyTime.js';

test('[P-F2] time goes on when the clock of the device is set back, and counts while the device sleeps', () => {
  let wall = 1_700_000_000_000;
  let measured = 50;
  const now = steadyTime(
    () => wall,
    () => measured,
  );
  const start = now();
  const pass = (ms: number): void => {
    wall += ms;
    measured += ms;
  };
  pass(200);
  expect(now() - start).toBe(200);
  wall -= 3_600_000;
  pass(200);
  expect(now() - start).toBe(400);
  pass(1000);
  expect(now() - start).toBe(1400);
  wall += 60_000; // asleep
  expect(now() - start).toBe(61_400);
  expect(now() - start).toBe(61_400);
});
