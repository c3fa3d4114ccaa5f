import { EXIT, LAST, RESURRECTION, THROWS, targetOf, WATER } from '@tabuleiro/senet';
import { rankOf, setsOf } from './sets.js';

/** A step: square << 3 | die. With square 0 a move says why it is none: there is no step, or a fall with 15 taken. */
export const FROM_SHIFT = 3;
export const DIE_MASK = 7;
export const STEP_MASK = 255;
export const STEP_BITS = 8;
export const NOWHERE = 0;
/** A move: the rank of the set after it (of a smaller set if the piece leaves) << 8 | step. */

/**
 * The moves of one player's pieces, for every set of so many; what the enemy's pieces forbid is not looked at. A fall
 * is to 15; where an own piece stands there its square is 0 and its die tells where it began.
 */
export class Side {
  readonly pieces: number;
  readonly sets: Int32Array;
  /** At (rank × 5 + die - 1) × pieces + piece. */
  readonly moves: Int32Array;

  constructor(pieces: number) {
    this.pieces = pieces;
    this.sets = setsOf(pieces);
    this.moves = new Int32Array(this.sets.length * THROWS.length * pieces);
    let at = 0;
    for (const set of this.sets) {
      for (const die of THROWS) {
        for (let square = 1; square <= LAST; square++) {
          if ((set >> square) & 1) this.moves[at++] = packMove(set, square, die);
        }
      }
    }
  }
}

function packMove(set: number, from: number, die: number): number {
  const to = targetOf(from, die);
  const left = set & ~(1 << from);
  const step = (from << FROM_SHIFT) | die;
  if (to === 0) return NOWHERE;
  if (to === EXIT) return (rankOf(left) << STEP_BITS) | step;
  const rest = to === WATER ? RESURRECTION : to;
  const isTaken = ((set >> rest) & 1) === 1;
  if (isTaken) return to === WATER ? die : NOWHERE;
  return (rankOf(left | (1 << rest)) << STEP_BITS) | step;
}
