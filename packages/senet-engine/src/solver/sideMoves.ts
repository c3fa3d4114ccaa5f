import { EXIT, LAST, RESURRECTION, THROWS, targetOf, WATER } from '@tabuleiro/senet';
import { rankOf, setsOf } from '../table/squareSets.js';

/*
 * A step is square << 3 | die; a move is the rank of the set after it (of a smaller set if the piece leaves) << 8 | step.
 * Without a square it is no move, or with a die a fall into the water while an own piece is on 15: the die tells from where.
 */
export const FROM_SHIFT = 3;
export const DIE_MASK = 7;
export const STEP_MASK = 255;
export const STEP_BITS = 8;
export const NO_MOVE = 0;

/** The moves of one player for every set of so many pieces, regardless of what the enemy's pieces forbid. */
export class SideMoves {
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
  if (to === 0) return NO_MOVE;
  if (to === EXIT) return (rankOf(left) << STEP_BITS) | step;
  const rest = to === WATER ? RESURRECTION : to;
  const isTaken = ((set >> rest) & 1) === 1;
  if (isTaken) return to === WATER ? die : NO_MOVE;
  return (rankOf(left | (1 << rest)) << STEP_BITS) | step;
}
