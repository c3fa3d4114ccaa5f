/** A span of thinking time; `moves` is how many moves it is meant for, missing in the last stage. */
export type TimeControlStage = { readonly ms: number; readonly moves?: number };

/**
 * How time is given to one player: not at all; anew for each move (F2); or in total, with what each move adds and
 * what each move may use for nothing (simple delay). KO is a total without either.
 */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'perMove'; readonly ms: number }
  | {
      readonly kind: 'total';
      readonly stages: readonly TimeControlStage[];
      readonly increment: number;
      readonly delay: number;
    };

/** One player's clock as it stands. Milliseconds throughout. */
export type Clock = {
  /** Undefined where no clock runs; at zero or below the time is over. */
  readonly left: number | undefined;
  /** What is left of this turn's delay. */
  readonly free: number;
  readonly stage: number;
  /** Moves made in this stage. */
  readonly moves: number;
};

/** In the order of `game.players`. */
export type Clocks = readonly [Clock, Clock];

export function startClock(form: TimeControl): Clock {
  switch (form.kind) {
    case 'none':
      return { left: undefined, free: 0, stage: 0, moves: 0 };
    case 'perMove':
      return { left: form.ms, free: 0, stage: 0, moves: 0 };
    case 'total':
      return { left: form.stages[0].ms, free: form.delay, stage: 0, moves: 0 };
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

/** The clock after its player's move. */
export function pressClock(form: TimeControl, clock: Clock): Clock {
  if (form.kind === 'none' || clock.left === undefined) return clock;
  if (form.kind === 'perMove') return { ...clock, left: form.ms };
  const { stages, increment, delay } = form;
  const left = clock.left + increment;
  const moves = clock.moves + 1;
  if (moves !== stages[clock.stage].moves) return { ...clock, left, free: delay, moves };
  const stage = clock.stage + 1;
  return { left: left + stages[stage].ms, free: delay, stage, moves: 0 };
}

export function isTimeOver(clock: Clock): boolean {
  return clock.left !== undefined && clock.left <= 0;
}

/** No span of time in a match is longer: thirty years. */
export const LONGEST_MS = 1_000_000_000_000;
