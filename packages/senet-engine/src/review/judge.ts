import { PIECES, THROWS } from '@tabuleiro/senet';
import { Expectimax } from '../player/lookahead.js';
import { Successors } from '../player/successors.js';
import type { ExactValues } from '../player/truth.js';
import type { WinEstimate } from '../value/net.js';

/** Throws looked ahead behind each step, where no table knows. */
const DEPTH = 2;
const FACES = THROWS.length;

/** What throws and steps are worth, all by one measure: the mean of the throws is exactly the worth before them. */
export class Judge {
  private readonly lookahead: Expectimax;
  private readonly successors = new Successors(PIECES);

  constructor(guess: WinEstimate, truth: ExactValues) {
    this.lookahead = new Expectimax(guess, truth);
    this.lookahead.begin(Number.POSITIVE_INFINITY, () => false);
  }

  /** By throw, from 1: how likely the player about to throw wins if he then plays best. */
  throws(own: number, other: number): readonly number[] {
    return THROWS.map((die) => this.best(own, other, die));
  }

  /** The value for the player who has moved to these sets. */
  after(own: number, other: number, again: boolean): number {
    return this.lookahead.after(own, other, again, DEPTH, 0, 1);
  }

  private best(own: number, other: number, die: number): number {
    const { successors } = this;
    const end = successors.list(own, other, die, 0);
    if (end === 0) return this.after(own, other, false); // S-SKIP
    const again = die === 1 || die === FACES; // S-EXTRA
    let best = 0;
    for (let i = 0; i < end; i++) {
      best = Math.max(best, this.after(successors.own[i], successors.other[i], again));
    }
    return best;
  }
}
