import type { Clock } from '@tabuleiro/online';

type Timer = { readonly due: number; readonly then: () => void; stop: () => void };

/** A server's clock that runs as any other, and goes ahead where a test wants minutes to have passed. */
export class JumpingClock implements Clock {
  private readonly real: Clock;
  private readonly timers = new Set<Timer>();
  private ahead = 0;

  constructor(real: Clock) {
    this.real = real;
  }

  now(): number {
    return this.real.now() + this.ahead;
  }

  after(ms: number, then: () => void): () => void {
    const timer: Timer = { due: this.now() + ms, then, stop: () => undefined };
    this.timers.add(timer);
    this.arm(timer);
    return () => this.drop(timer);
  }

  /** What was due meanwhile is done at once, each at its own time: what comes round every second comes round as often as it would. */
  jump(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.firstBefore(end); next !== undefined; next = this.firstBefore(end)) {
      this.ahead += Math.max(0, next.due - this.now());
      this.drop(next);
      next.then();
    }
    this.ahead += Math.max(0, end - this.now());
    for (const timer of this.timers) {
      timer.stop();
      this.arm(timer);
    }
  }

  private firstBefore(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.due <= (first?.due ?? end)) first = timer;
    return first;
  }

  private arm(timer: Timer): void {
    timer.stop = this.real.after(Math.max(0, timer.due - this.now()), () => {
      this.drop(timer);
      timer.then();
    });
  }

  private drop(timer: Timer): void {
    timer.stop();
    this.timers.delete(timer);
  }
}
