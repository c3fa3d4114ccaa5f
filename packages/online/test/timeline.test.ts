import { expect, test } from 'vitest';
import { Timeline } from '../src/server/timeline.js';

test('[O-TIME] outages are left out once, also where two of them overlap', () => {
  const timeline = new Timeline([
    { from: 100, to: 200 },
    { from: 150, to: 250 },
  ]);
  expect(timeline.between(0, 1000)).toBe(850);
  expect(timeline.between(120, 180)).toBe(0);
  timeline.add({ from: 240, to: 300 });
  expect(timeline.between(0, 1000)).toBe(800);
});

test('[O-TIME] while nothing can be kept no time passes, and afterwards it is an outage', () => {
  const timeline = new Timeline([]);
  timeline.stand(100);
  timeline.stand(150);
  expect(timeline.between(50, 400)).toBe(50);
  expect(timeline.goOn(300)).toEqual({ from: 100, to: 300 });
  expect(timeline.goOn(350)).toBeUndefined();
  expect(timeline.between(50, 400)).toBe(150);
});
