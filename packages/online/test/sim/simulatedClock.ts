import type { Clock } from '../../src/clock.js';

type Timer = { readonly at: number; readonly order: number; readonly then: () => void };

/** A clock that stands still until it is told to go on. Timers are called in the order of their time. */
export class SimulatedClock implements Clock {
  private time: number;
  private order = 0;
  private timers: Timer[] = [];

  constructor(start = 1_000_000) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + Math.max(0, ms), order: this.order++, then };
    let low = 0;
    let high = this.timers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.timers[middle].at <= timer.at) low = middle + 1;
      else high = middle;
    }
    this.timers.splice(low, 0, timer);
    return () => {
      const at = this.timers.indexOf(timer);
      if (at !== -1) this.timers.splice(at, 1);
    };
  }

  /** A promise that is kept after so many milliseconds. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Lets time pass, timer by timer; between two of them everything that follows from the first is done. */
  async run(ms: number): Promise<void> {
    const end = this.time + ms;
    await quiet();
    for (;;) {
      const [next] = this.timers;
      if (next === undefined || next.at > end) break;
      this.timers.shift();
      this.time = next.at;
      next.then();
      await quiet();
    }
    this.time = end;
  }

  /** A clock of one life of a program: when it is ended, nothing of it rings any more. */
  life(): Clock & { end(): void } {
    let isAlive = true;
    return {
      now: () => this.time,
      after: (ms, then) => this.after(ms, () => isAlive && then()),
      end: () => {
        isAlive = false;
      },
    };
  }
}

/** All promises that can be settled without time are. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
