import type { SearchHost } from './limits.js';
import type { Progress } from './tree/deepen.js';

/** What a clock allows, in milliseconds. */
export type Clock = {
  /** Left on the clock of the side to act. */
  readonly left: number;
  readonly increment: number;
  /** Moves until more time comes; undefined for the rest of the game. */
  readonly movesToGo: number | undefined;
};

export type TimePlan = {
  /** No new depth is begun after this, give or take how settled the choice is. */
  readonly soft: number;
  /** The search ends here in any case. */
  readonly hard: number;
};

/** Kept back for what happens around a search: a thread to wake, a message to send. */
const OVERHEAD = 15;
const USUAL_MOVES = 28;

export function planMoveTime(milliseconds: number): TimePlan {
  const hard = Math.max(1, milliseconds - OVERHEAD / 3);
  return { soft: hard, hard };
}

export function planClock({ left, increment, movesToGo }: Clock): TimePlan {
  const usable = Math.max(1, left - OVERHEAD);
  const moves = Math.max(1, Math.min(movesToGo ?? USUAL_MOVES, USUAL_MOVES));
  const share = usable / moves + increment * 0.75;
  return { soft: Math.min(share * 0.7, usable * 0.5), hard: Math.min(share * 3, usable * 0.7) };
}

/**
 * Ends a search by the clock. A choice that stays the same from depth to depth gets less time, one that changes gets
 * more.
 */
export class Deadline implements SearchHost {
  private readonly now: () => number;
  private readonly started: number;
  private readonly plan: TimePlan;
  private readonly isCalledOff: () => boolean;
  private choice = 0;
  private steady = 0;

  constructor(now: () => number, plan: TimePlan, isCalledOff: () => boolean = () => false) {
    this.now = now;
    this.started = now();
    this.plan = plan;
    this.isCalledOff = isCalledOff;
  }

  poll(): boolean {
    return this.isCalledOff() || this.now() - this.started >= this.plan.hard;
  }

  isWorthwhile({ best }: Progress): boolean {
    this.steady = best[0].move === this.choice ? this.steady + 1 : 0;
    this.choice = best[0].move;
    if (this.isCalledOff()) return false;
    if (this.plan.soft === this.plan.hard) return this.now() - this.started < this.plan.hard;
    const factor = 1.4 - Math.min(this.steady, 8) * 0.11;
    return this.now() - this.started < Math.min(this.plan.hard, this.plan.soft * factor);
  }
}
