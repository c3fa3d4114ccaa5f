import { EXIT, LAST, THROWS, targetOf, WATER } from '@tabuleiro/senet';
import { rankOf, setsOf } from './sets.js';

/** What a target says beside a rank: the piece leaves the board (the rank is one of smaller sets), it falls into the water. */
export const EXITS: number = 1 << 28;
export const FALLS: number = 1 << 29;
export const RANK_MASK: number = EXITS - 1;
const NOWHERE = -1;
/** Targets lie at (rank × pieces + piece) × 8 + die. */
export const DIE_SHIFT = 3;

/** Everything a sweep asks about the pieces of one player, for every set of so many. */
export class Side {
  readonly pieces: number;
  readonly sets: Int32Array;
  /** By rank × pieces + piece: its square. */
  readonly squares: Uint8Array;
  /** The rank of the set after a step, if nothing of the enemy's is in the way; negative where an own piece is. */
  readonly targets: Int32Array;

  constructor(pieces: number) {
    this.pieces = pieces;
    this.sets = setsOf(pieces);
    this.squares = new Uint8Array(this.sets.length * pieces);
    this.targets = new Int32Array((this.sets.length * pieces) << DIE_SHIFT);
    for (let rank = 0; rank < this.sets.length; rank++) this.fill(rank);
  }

  private fill(rank: number): void {
    const set = this.sets[rank];
    let at = rank * this.pieces;
    for (let square = 1; square <= LAST; square++) {
      if (((set >> square) & 1) === 0) continue;
      this.squares[at] = square;
      for (const die of THROWS) this.targets[(at << DIE_SHIFT) | die] = targetSet(set, square, die);
      at++;
    }
  }
}

function targetSet(set: number, from: number, die: number): number {
  const to = targetOf(from, die);
  const left = set & ~(1 << from);
  if (to === 0) return NOWHERE;
  if (to === EXIT) return EXITS | rankOf(left);
  if (to === WATER) return FALLS;
  return (set >> to) & 1 ? NOWHERE : rankOf(left | (1 << to));
}
