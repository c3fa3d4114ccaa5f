import { describe, expect, test } from 'vitest';
import { WheelSteps, type WheelTurn } from '../../src/board/wheel.js';

const turn = (turned: Partial<WheelTurn>): WheelTurn => ({
  ...{ deltaX: 0, deltaY: 0, deltaMode: 0, timeStamp: 1000 },
  ...turned,
});
const FIXED = false;
const SCROLLABLE = true;

describe('a wheel over the board', () => {
  test('steps once a notch, forward when it is turned towards the player', () => {
    const steps = new WheelSteps();
    expect(steps.turn(turn({ deltaY: 120 }), FIXED)).toBe(1);
    expect(steps.turn(turn({ deltaY: 100 }), FIXED)).toBe(1);
    expect(steps.turn(turn({ deltaY: -100 }), FIXED)).toBe(-1);
  });

  test('that tells lines instead of pixels steps as well', () => {
    expect(new WheelSteps().turn(turn({ deltaY: 3, deltaMode: 1 }), FIXED)).toBe(1);
  });

  test('that is a trackpad steps when enough has come together', () => {
    const steps = new WheelSteps();
    expect([25, 25, 25].map((deltaY) => steps.turn(turn({ deltaY }), FIXED))).toEqual([0, 0, 1]);
  });

  test('forgets a gesture that was not finished, or went the other way', () => {
    const steps = new WheelSteps();
    expect(steps.turn(turn({ deltaY: 50 }), FIXED)).toBe(0);
    expect(steps.turn(turn({ deltaY: 50, timeStamp: 2000 }), FIXED)).toBe(0);
    expect(steps.turn(turn({ deltaY: -50, timeStamp: 2010 }), FIXED)).toBe(0);
    expect(steps.turn(turn({ deltaY: -20, timeStamp: 2020 }), FIXED)).toBe(-1);
  });

  test('scrolls the page where there is nothing more to step to, until it is turned the other way', () => {
    const steps = new WheelSteps();
    expect(steps.turn(turn({ deltaY: 100 }), FIXED)).toBe(1);
    steps.end(1);
    expect(steps.turn(turn({ deltaY: 20 }), FIXED)).toBeUndefined();
    expect(steps.turn(turn({ deltaY: -100 }), FIXED)).toBe(-1);
    steps.end(-1);
    expect(steps.turn(turn({ deltaY: -100, timeStamp: 2000 }), FIXED)).toBe(-1);
  });

  test('scrolls the page where it is to be scrolled, and steps sideways there', () => {
    const steps = new WheelSteps();
    expect(steps.turn(turn({ deltaY: 120 }), SCROLLABLE)).toBeUndefined();
    expect(steps.turn(turn({ deltaX: 120 }), SCROLLABLE)).toBe(1);
    expect(steps.turn(turn({ deltaX: -120, deltaY: 10 }), SCROLLABLE)).toBe(-1);
  });
});
