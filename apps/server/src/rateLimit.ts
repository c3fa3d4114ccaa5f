const SECOND = 1000;

/** Allows so many requests in a second, whoever asks. */
export class RateLimit {
  private readonly most: number;
  private readonly now: () => number;
  private begun = Number.NEGATIVE_INFINITY;
  private count = 0;

  constructor(most: number, now: () => number = Date.now) {
    this.most = most;
    this.now = now;
  }

  /** May one more be answered now? */
  take(): boolean {
    const now = this.now();
    // Also where the clock was set back.
    if (Math.abs(now - this.begun) >= SECOND) {
      this.begun = now;
      this.count = 0;
    }
    this.count++;
    return this.count <= this.most;
  }
}
