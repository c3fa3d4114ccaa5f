import type { TimeControl } from './timeControl.js';

/**
 * One player's clock as it stands, in milliseconds: a value. `startClock` sets it, `runClock` lets thinking time
 * pass, `pressClock` ends its player's move. Whose clock runs, and what happens when a flag falls: matchClock.ts.
 */
export type Clock = {
  /** Undefined for a player without a clock; at zero or below the time is over. */
  readonly left: number | undefined;
  /** What is left of this turn's free time, the delay. */
  readonly free: number;
  /** The index of the present stage of the time control. */
  readonly stage: number;
  /** Moves made in this stage. */
  readonly moves: number;
};

/** Both clocks, in the order of `game.players`. */
export type Clocks = readonly [Clock, Clock];

/** The clock before the first move. */
export function startClock(timeControl: TimeControl): Clock {
  switch (timeControl.kind) {
    case 'none':
      return { left: undefined, free: 0, stage: 0, moves: 0 };
    case 'perMove':
      return { left: timeControl.ms, free: 0, stage: 0, moves: 0 };
    case 'total':
      return { left: timeControl.stages[0].ms, free: timeControl.delay, stage: 0, moves: 0 };
  }
}

/** The clock after `ms` of thinking, the delay used up first. */
export function runClock(clock: Clock, ms: number): Clock {
  if (clock.left === undefined) return clock;
  const paid = Math.max(0, ms - clock.free);
  return { ...clock, left: clock.left - paid, free: Math.max(0, clock.free - ms) };
}

/** N-TIME: what help costs comes off at once; no delay covers it. */
export function chargeClock(clock: Clock, ms: number): Clock {
  return clock.left === undefined ? clock : { ...clock, left: clock.left - ms };
}

/** The clock after its player's move: increment, a new delay, and the next stage when this one's moves are made. */
export function pressClock(timeControl: TimeControl, clock: Clock): Clock {
  if (timeControl.kind === 'none' || clock.left === undefined) return clock;
  if (timeControl.kind === 'perMove') return { ...clock, left: timeControl.ms };
  const { stages, increment, delay } = timeControl;
  const left = clock.left + increment;
  const moves = clock.moves + 1;
  if (moves !== stages[clock.stage].moves) return { ...clock, left, free: delay, moves };
  const stage = clock.stage + 1;
  return { left: left + stages[stage].ms, free: delay, stage, moves: 0 };
}

/** Has the flag fallen? */
export function isTimeOver(clock: Clock): boolean {
  return clock.left !== undefined && clock.left <= 0;
}
