import { WATER } from '@tabuleiro/senet';
import { countOf } from '../table/layout.js';
import { choose, HIGH_BITS, HIGH_RANKS, LOW_BITS, LOW_RANKS } from '../table/squareSets.js';

/** Squares up to this one are the lower ones; the pattern of the taken squares above them makes a chunk. */
export const LAST_LOWER: number = LOW_BITS;

/** By number of pieces: the sets of lower squares of that size, bit n for square n, by rank. */
export const LOWER_SETS: readonly Int32Array[] = Array.from({ length: LOW_BITS + 1 }, (_, size) => {
  return new Int32Array(choose(LOW_BITS, size));
});
for (let low = 0; low < 1 << LOW_BITS; low++) LOWER_SETS[countOf(low)][LOW_RANKS[low]] = low << 1;

/**
 * A chunk: the blocks of all sets with the same pattern of taken squares above 15. Their ranks are consecutive, in the order
 * of their lower squares. An ordinary move leads to a higher rank in the same chunk, or to a chunk whose upper squares add
 * up to more; only a fall into the water leads to less. So chunks of equal sums do not depend on each other.
 */
export type Chunk = {
  /** The taken squares above 15, bit n for square n. */
  readonly upper: number;
  /** How many pieces are on lower squares. */
  readonly lowers: number;
  /** The rank of the first block. */
  readonly first: number;
  readonly blocks: number;
};

/** The chunks of all sets of so many pieces. */
export class Chunks {
  readonly pieces: number;
  readonly chunks: readonly Chunk[];
  /** Numbers of chunks with equal sums, those with the largest first. */
  readonly levels: readonly (readonly number[])[];
  /** By upper squares (`upperNumber`): the number of their chunk; -1 if there are too few or too many pieces. */
  readonly numbers: Int32Array = new Int32Array(1 << HIGH_BITS).fill(-1);
  /** By upper squares, and by number of the chunk: the rank of its first block. */
  readonly firsts: Int32Array = new Int32Array(1 << HIGH_BITS).fill(-1);
  readonly chunkFirsts: Int32Array;

  constructor(pieces: number) {
    this.pieces = pieces;
    const chunks: Chunk[] = [];
    const levels = new Map<number, number[]>();
    for (let high = 0; high < 1 << HIGH_BITS; high++) {
      const lowers = pieces - countOf(high);
      if (lowers < 0 || lowers > LOW_BITS) continue;
      const upper = upperSquares(high);
      const first = HIGH_RANKS[(lowers << HIGH_BITS) | high];
      this.numbers[high] = chunks.length;
      this.firsts[high] = first;
      const sum = sumOf(upper);
      levels.set(sum, [...(levels.get(sum) ?? []), chunks.length]);
      chunks.push({ upper, lowers, first, blocks: LOWER_SETS[lowers].length });
    }
    this.chunks = chunks;
    this.chunkFirsts = Int32Array.from(chunks, ({ first }) => first);
    this.levels = [...levels].sort(([a], [b]) => b - a).map(([, numbers]) => numbers);
  }
}

/** The squares above 15 as a number, without the water's bit. */
export function upperNumber(upper: number): number {
  const below = (1 << WATER) - 1;
  return ((upper & below) >>> (LOW_BITS + 1)) | ((upper & ~below) >>> (LOW_BITS + 2));
}

function upperSquares(high: number): number {
  const below = (1 << (WATER - LOW_BITS - 1)) - 1;
  return ((high & below) << (LOW_BITS + 1)) | ((high & ~below) << (LOW_BITS + 2));
}

function sumOf(set: number): number {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += 31 - Math.clz32(rest & -rest);
  return sum;
}
