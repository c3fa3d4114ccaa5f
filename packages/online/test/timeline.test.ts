import { expect, test } from 'vitest';
import { Timeline } from '../src/server/timeline.js';
import { TurnClock } from '../src/server/turnClock.js';

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

test('[O-TIME] an outage of one match that overlaps another, or one of the whole server, is taken off once', () => {
  const timeline = new Timeline([{ from: 100, to: 200 }]);
  const ofMatch = [
    { from: 400, to: 600 },
    { from: 150, to: 300 },
    { from: 450, to: 500 },
    { from: 550, to: 700 },
    { from: 990, to: 5000 },
  ];
  expect(timeline.between(0, 1000, ofMatch)).toBe(1000 - 200 - 300 - 10);
  timeline.stand(650);
  expect(timeline.between(0, 1000, ofMatch)).toBe(1000 - 200 - 600);
});

test('[O-TIME] a turn that is late by a restart, a lost node and its second loss at once is charged what is left', () => {
  const clock = new TurnClock(new Timeline([{ from: 2000, to: 5000 }]), 5000);
  clock.go(1000, 0, true);
  clock.learn(
    [
      { from: 1900, to: 6000 },
      { from: 1950, to: 5500 },
    ],
    4000,
  );
  // Until 1900 one second less a tenth; then nothing until the lost node's fifteen seconds are over, and those of the restart.
  expect(clock.elapsed(19_000)).toBe(900);
  expect(clock.elapsed(20_500)).toBe(900 + 500);
  clock.welcome(7000);
  clock.learn([{ from: 1900, to: 6000 }], undefined);
  expect(clock.elapsed(8000)).toBe(900 + 1000);
});
