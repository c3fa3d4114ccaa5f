import type { Clock } from '../clock.js';

/** How much may be done at once, and how much more each second (a token bucket). */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** What one client may still do. */
export class Allowance {
  private readonly rate: Rate;
  private readonly clock: Clock;
  private left: number;
  private at: number;

  constructor(rate: Rate, clock: Clock) {
    this.rate = rate;
    this.clock = clock;
    this.left = rate.burst;
    this.at = clock.now();
  }

  /** Takes so much, where it is there. */
  take(cost = 1): boolean {
    this.refill();
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** Is nothing used up? Then nobody has to remember it. */
  get isFull(): boolean {
    this.refill();
    return this.left >= this.rate.burst;
  }

  private refill(): void {
    const now = this.clock.now();
    this.left = Math.min(this.rate.burst, this.left + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }
}

/** The allowances of many, by a key such as a network address. Those that are not used are forgotten. */
export class Allowances {
  private readonly rate: Rate;
  private readonly clock: Clock;
  private readonly known: Map<string, Allowance> = new Map();

  constructor(rate: Rate, clock: Clock) {
    this.rate = rate;
    this.clock = clock;
  }

  take(key: string, cost = 1): boolean {
    const allowance = this.known.get(key) ?? new Allowance(this.rate, this.clock);
    this.known.set(key, allowance);
    return allowance.take(cost);
  }

  forget(): void {
    for (const [key, allowance] of this.known) if (allowance.isFull) this.known.delete(key);
  }
}
