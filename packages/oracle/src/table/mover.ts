import { THROWS } from '@tabuleiro/senet';
import { rankOf } from './sets.js';
import { DIE_SHIFT, EXITS, FALLS, RANK_MASK, type Side } from './side.js';
import { STEPS, SWAP, stepAt, WATER_RESTS, WINDOW_MASK } from './steps.js';

/** A layer as a player sees it who has just moved there: whose throw comes next, and where his sets lie. */
export type View = {
  readonly ownThrow: Float32Array;
  readonly otherThrow: Float32Array;
  readonly ownStride: number;
  readonly otherStride: number;
  /** 1 where worths are those of the player that the layer to solve is about, -1 where they are the other's. */
  readonly sign: number;
};

const NO_MEMORY = new Float32Array(0);

/** All pieces have left: the game is won. */
export const NO_VIEW: View = {
  ownThrow: NO_MEMORY,
  otherThrow: NO_MEMORY,
  ownStride: 0,
  otherStride: 0,
  sign: 0,
};

/** A player about to throw: what his choices are worth in the layer `here`, or `beyond` once a piece has left. */
export class Mover {
  private readonly side: Side;
  private readonly here: View;
  private readonly beyond: View;
  /** 1 if the layer's worths are his, -1 if they are the other player's and he wants them small. */
  private readonly aim: number;
  /** Of the last `weigh`: the mean worth of the throws that let him move, times five; how many throws do not. */
  sum = 0;
  skips = 0;

  constructor(side: Side, here: View, beyond: View, aim: number) {
    this.side = side;
    this.here = here;
    this.beyond = beyond;
    this.aim = aim;
  }

  weigh(own: number, ownSet: number, other: number, otherSet: number): void {
    const { side, here, aim } = this;
    const { pieces, squares, targets } = side;
    const { ownThrow, otherThrow, ownStride, otherStride } = here;
    const first = own * pieces;
    const otherOffset = other * otherStride;
    let sum = 0;
    let skips = 0;
    for (let die = 1; die <= 5; die++) {
      const worths = die === 1 || die === 5 ? ownThrow : otherThrow; // S-EXTRA
      let best = -2;
      for (let at = first, end = first + pieces; at < end; at++) {
        const target = targets[(at << DIE_SHIFT) | die];
        if (target < 0) continue;
        const from = squares[at];
        const step = STEPS[stepAt(from, die) | ((otherSet >>> (from + 1)) & WINDOW_MASK)];
        if (step === 0) continue;
        let worth = 0;
        if (target < EXITS) {
          const offset =
            step === SWAP ? rankOf(otherSet ^ (1 << from) ^ (1 << (from + die))) * otherStride : otherOffset;
          worth = worths[target * ownStride + offset] * aim;
        } else if (target === FALLS) {
          const rest = WATER_RESTS[((ownSet | otherSet) >>> 1) & 0x7fff];
          worth = worths[rankOf((ownSet ^ (1 << from)) | (1 << rest)) * ownStride + otherOffset] * aim;
        } else worth = this.worthBeyond(target & RANK_MASK, other, die);
        if (worth > best) best = worth;
      }
      if (best === -2) skips++;
      else sum += best;
    }
    this.sum = sum * aim;
    this.skips = skips;
  }

  /** A piece leaves. */
  private worthBeyond(own: number, other: number, die: number): number {
    const { beyond, aim } = this;
    if (beyond.sign === 0) return aim > 0 ? 1 : 0;
    const worths = die === 1 || die === 5 ? beyond.ownThrow : beyond.otherThrow;
    const worth = worths[own * beyond.ownStride + other * beyond.otherStride];
    return (beyond.sign > 0 ? worth : 1 - worth) * aim;
  }
}

export const FACES: number = THROWS.length;
