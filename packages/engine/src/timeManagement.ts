import type { SearchHost } from './searchTypes.js';
import type { Progress } from './tree/iterativeDeepening.js';

/** The clock of the side to move, in milliseconds. */
export type Clock = {
  /** Time left. */
  readonly left: number;
  readonly increment: number;
  /** Moves to the next time control; undefined for the rest of the game. */
  readonly movesToGo: number | undefined;
};

/** How long a search may take, in milliseconds. */
export type TimePlan = {
  /** No iteration is started after this, give or take how stable the best move is. */
  readonly soft: number;
  /** The search is stopped here in any case. */
  readonly hard: number;
};

/** Kept in reserve for what surrounds a search: waking a thread, sending a message. */
const OVERHEAD = 15;
/** Moves that the time left is divided by, if the clock names no fewer. */
const EXPECTED_MOVES = 28;

/** All of a fixed time for one move. */
export function planMoveTime(milliseconds: number): TimePlan {
  const hard = Math.max(1, milliseconds - OVERHEAD / 3);
  return { soft: hard, hard };
}

/** A share of what is left on a clock. */
export function planClock({ left, increment, movesToGo }: Clock): TimePlan {
  const usable = Math.max(1, left - OVERHEAD);
  const moves = Math.max(1, Math.min(movesToGo ?? EXPECTED_MOVES, EXPECTED_MOVES));
  const share = usable / moves + increment * 0.75;
  return { soft: Math.min(share * 0.7, usable * 0.5), hard: Math.min(share * 3, usable * 0.7) };
}

/**
 * Stops a search by the clock. The longer the best move stays the same from iteration to iteration, the less time it
 * gets.
 */
export class Deadline implements SearchHost {
  private readonly now: () => number;
  private readonly started: number;
  private readonly plan: TimePlan;
  private readonly isAborted: () => boolean;
  private bestMove = 0;
  private stableIterations = 0;

  constructor(now: () => number, plan: TimePlan, isAborted: () => boolean = () => false) {
    this.now = now;
    this.started = now();
    this.plan = plan;
    this.isAborted = isAborted;
  }

  poll(): boolean {
    return this.isAborted() || this.now() - this.started >= this.plan.hard;
  }

  isWorthwhile({ best }: Progress): boolean {
    this.stableIterations = best[0].move === this.bestMove ? this.stableIterations + 1 : 0;
    this.bestMove = best[0].move;
    if (this.isAborted()) return false;
    if (this.plan.soft === this.plan.hard) return this.now() - this.started < this.plan.hard;
    const factor = 1.4 - Math.min(this.stableIterations, 8) * 0.11;
    return this.now() - this.started < Math.min(this.plan.hard, this.plan.soft * factor);
  }
}
