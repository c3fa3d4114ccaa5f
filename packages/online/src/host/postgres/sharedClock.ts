import type { Clock } from '../../clock.js';
import { realClock } from '../realClock.js';

/** Of an answer that took longer nobody knows when it was given. */
const LONGEST_TRIP = 100;
/** A clock goes faster or slower by so much at a time: a leap would be somebody's time. */
const MOST_CORRECTION = 1;

/** The clock of a node that shares its matches with others: that of their database, so that turns may begin on one and end on another. */
export class SharedClock implements Clock {
  private readonly inner: Clock;
  private offset: number;
  private latest = 0;

  /** `time` is what the database said when it was asked at `asked` of this process. */
  constructor(time: number, asked: number) {
    this.inner = realClock(undefined);
    const answered = performance.now();
    this.offset = time + (answered - asked) / 2 - this.inner.now();
  }

  now(): number {
    this.latest = Math.max(this.latest, Math.floor(this.inner.now() + this.offset));
    return this.latest;
  }

  after(ms: number, then: () => void): () => void {
    return this.inner.after(ms, then);
  }

  /** The database was asked for its time once more. */
  correct(time: number, asked: number): void {
    const trip = performance.now() - asked;
    if (trip > LONGEST_TRIP) return;
    const error = time + trip / 2 - (this.inner.now() + this.offset);
    this.offset += Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, error));
  }
}
