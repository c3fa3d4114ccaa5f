import { EXIT, LAST, RESURRECTION, THROWS, targetOf, WATER } from '@tabuleiro/senet';
import { rankOf, setsOf } from './sets.js';

/*
 * A step is square << 3 | die; a move is the rank of the set after it (of a smaller set if the piece leaves) << 8 | step.
 * Without a square it is none at all, or with a die a fall while an own piece is on 15: the die tells where it begins.
 */
export const FROM_SHIFT = 3;
export const DIE_MASK = 7;
export const STEP_MASK = 255;
export const STEP_BITS = 8;
export const NOWHERE = 0;

/** The moves of one player's pieces, for every set of so many; what the enemy's pieces forbid is not looked at. */
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
