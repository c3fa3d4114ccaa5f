import { LAST, PIECES, WATER } from '@tabuleiro/senet';
import { choose, RESTS, rankOf } from './squareSets.js';

/** CHOOSE[n * 8 + k], flat, as every table lookup needs it. */
const CHOOSE = Int32Array.from({ length: (RESTS + 1) * 8 }, (_, i) => {
  const k = i & 7;
  return k > PIECES ? 0 : choose(i >> 3, k);
});
/** Every square a piece can rest on, as a mask. */
const USABLE = ((1 << (LAST + 1)) - 2) & ~(1 << WATER);

/**
 * Where the value of a position lies in a win table: by the number of own pieces, then of the other's; within that by the rank
 * of the own set among the 29 squares, then of the other's among the squares that are left.
 */
export class Layout {
  readonly pieces: number;
  readonly length: number;
  /** By own × 8 + other: where the positions with so many pieces begin. */
  private readonly starts = new Float64Array((PIECES + 1) * 8);

  constructor(pieces: number) {
    this.pieces = pieces;
    let length = 0;
    for (let own = 1; own <= pieces; own++) {
      for (let other = 1; other <= pieces; other++) {
        this.starts[own * 8 + other] = length;
        length += choose(RESTS, own) * choose(RESTS - own, other);
      }
    }
    this.length = length;
  }

  /** Both players have at least one and at most `pieces` pieces. */
  indexOf(own: number, other: number): number {
    const owns = countOf(own);
    const others = countOf(other);
    const block = CHOOSE[(RESTS - owns) * 8 + others];
    return this.starts[owns * 8 + others] + rankOf(own) * block + rankAmongRest(other, own);
  }
}

/** The rank of a set among those that share no square with `taken`. */
function rankAmongRest(set: number, taken: number): number {
  let rank = 0;
  let i = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const free = ((rest & -rest) - 1) & ~taken & USABLE;
    rank += CHOOSE[countOf(free) * 8 + ++i];
  }
  return rank;
}

/** The number of squares in a set (population count). */
export function countOf(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
