import type { Clock } from '../clock.js';

/** Timers of the system count no further. */
const LONGEST_TIMER = 2_000_000_000;

/**
 * The clock of a server: milliseconds since 1970 when it starts, and from then on what a stopwatch says, so that setting the clock
 * of the machine changes nothing. It never falls behind the last sign of life of the server before.
 */
export function realClock(lastSign: number | undefined): Clock {
  const base = Math.max(Date.now(), lastSign ?? 0) - performance.now();
  return {
    now: () => Math.floor(base + performance.now()),
    after: (ms, then) => {
      let timer: NodeJS.Timeout;
      const wait = (left: number): void => {
        timer = setTimeout(
          () => (left > LONGEST_TIMER ? wait(left - LONGEST_TIMER) : then()),
          Math.min(left, LONGEST_TIMER),
        );
      };
      wait(ms);
      return () => clearTimeout(timer);
    },
  };
}
