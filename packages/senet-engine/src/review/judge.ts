import { PIECES, THROWS } from '@tabuleiro/senet';
import { Expectimax } from '../search/expectimax.js';
import type { SenetKnowledge } from '../search/searchTypes.js';
import { Successors } from '../search/successors.js';

/** Search depth in throws after each move, where no exact value is known. */
const DEPTH = 2;
const FACES = THROWS.length;

/** Values of throws and moves on one scale: the mean over the throws is exactly the value before them. */
export class Judge {
  private readonly expectimax: Expectimax;
  private readonly successors = new Successors(PIECES);

  constructor(knowledge: SenetKnowledge) {
    this.expectimax = new Expectimax(knowledge);
    this.expectimax.begin(Number.POSITIVE_INFINITY, () => false);
  }

  /** Are the values of a position, and so of all that can follow, exact? */
  isExact(own: number, other: number): boolean {
    return this.expectimax.isKnown(own, other);
  }

  /** By throw, from 1: the probability that the player about to throw wins with best play. */
  throws(own: number, other: number): readonly number[] {
    return THROWS.map((die) => this.best(own, other, die));
  }

  /** The value for the player who has moved to these sets. */
  after(own: number, other: number, again: boolean): number {
    return this.expectimax.after(own, other, again, DEPTH, 0, 1);
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
