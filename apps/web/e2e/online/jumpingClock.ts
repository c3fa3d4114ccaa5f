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

  /** What was due meanwhile is done at once. */
  jump(ms: number): void {
    this.ahead += ms;
    for (const timer of this.timers) {
      timer.stop();
      this.arm(timer);
    }
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
