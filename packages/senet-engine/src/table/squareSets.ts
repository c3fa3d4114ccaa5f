import { LAST, PIECES, WATER } from '@tabuleiro/senet';

/** Squares a piece can rest on: all but the water. */
export const RESTS = LAST - 1;
/** A set of squares is a mask whose bit n is square n. Without the water's bit its squares are numbered 0 to 28. */
export const LOW_BITS = 15;
export const LOW_MASK: number = (1 << LOW_BITS) - 1;
export const HIGH_BITS: number = RESTS - LOW_BITS;
/** The numbers of the squares before the water. */
const BELOW_WATER = (1 << (WATER - 1)) - 1;

/** BINOMIAL[n][k]: how many sets of k among n. */
const BINOMIAL: readonly (readonly number[])[] = Array.from({ length: RESTS + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= n; k++) row.push((row[k - 1] * (n - k + 1)) / k);
  return row;
});

export function choose(n: number, k: number): number {
  return k > n ? 0 : BINOMIAL[n][k];
}

/*
 * The rank of a set is the sum of choose(number of its i-th square, i), i from 1, squares ascending. It is looked up in two
 * halves: the upper one has to know how many squares the lower one holds.
 */
const COUNTS = new Uint8Array(1 << LOW_BITS);
/** By the squares 1 to 15, as bits from 0. */
export const LOW_RANKS: Int32Array = new Int32Array(1 << LOW_BITS);
/** By how many of those are taken << 14 | the squares above 15 without the water, as bits from 0. */
export const HIGH_RANKS: Int32Array = new Int32Array((LOW_BITS + 1) << HIGH_BITS);
for (let half = 1; half <= LOW_MASK; half++) {
  COUNTS[half] = COUNTS[half & (half - 1)] + 1;
  LOW_RANKS[half] = rankHalf(half, 0, 0);
}
for (let below = 0; below <= 2 * PIECES; below++) {
  for (let half = 1; half < 1 << HIGH_BITS; half++) {
    HIGH_RANKS[(below << HIGH_BITS) | half] = rankHalf(half, LOW_BITS, below);
  }
}

function rankHalf(half: number, offset: number, below: number): number {
  let rank = 0;
  let i = below;
  for (let rest = half; rest !== 0; rest &= rest - 1) {
    rank += choose(offset + 31 - Math.clz32(rest & -rest), ++i);
  }
  return rank;
}

/** A set without the water's bit: its squares are numbered 0 to 28. */
export function dropWater(set: number): number {
  return ((set >>> 1) & BELOW_WATER) | ((set >>> 2) & ~BELOW_WATER);
}

/** The inverse of `dropWater`. */
export function restoreWater(squares: number): number {
  return ((squares & BELOW_WATER) << 1) | ((squares & ~BELOW_WATER) << 2);
}

/** The number of a set among all sets of its size. */
export function rankOf(set: number): number {
  const squares = dropWater(set);
  const low = squares & LOW_MASK;
  return LOW_RANKS[low] + HIGH_RANKS[(COUNTS[low] << HIGH_BITS) | (squares >>> LOW_BITS)];
}

/** All sets of a size, by rank. */
export function setsOf(size: number): Int32Array {
  const sets = new Int32Array(choose(RESTS, size));
  const fill = (set: number, from: number, left: number): void => {
    if (left === 0) sets[rankOf(set)] = set;
    else {
      for (let square = from; square <= LAST; square++) {
        if (square !== WATER) fill(set | (1 << square), square + 1, left - 1);
      }
    }
  };
  fill(0, 1, size);
  return sets;
}
