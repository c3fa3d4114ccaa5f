import type { Effort } from './spec.js';

/** What is left of a player's own time in a game; without a clock there is always enough. */
export class GameClock {
  left = Number.POSITIVE_INFINITY;
  private readonly effort: Effort;

  constructor(effort: Effort) {
    this.effort = effort;
    this.reset();
  }

  reset(): void {
    this.left = 'base' in this.effort ? this.effort.base : Number.POSITIVE_INFINITY;
  }

  /** False when the time was up. */
  spend(ms: number): boolean {
    this.left -= ms;
    if (this.left < 0) return false;
    if ('base' in this.effort) this.left += this.effort.increment;
    return true;
  }
}
