import { LAST } from '@tabuleiro/senet';
import { type ExactValues, restoreWater } from '@tabuleiro/senet-engine';
import type { Pair } from './positions.js';

/** How far two tables are from each other, over every position that both know. */
export type Difference = { readonly positions: number; readonly largest: number; readonly where: Pair };

/** Compares all positions with at most as many pieces a side as both tables know. */
export function compareTables(
  one: ExactValues,
  another: ExactValues,
  say?: (line: string) => void,
): Difference {
  const pieces = Math.min(one.pieces, another.pieces);
  const sets = Array.from({ length: pieces }, (_, i) => setsOf(i + 1));
  let difference: Difference = { positions: 0, largest: 0, where: { own: 0, other: 0 } };
  for (const owns of sets) {
    for (const others of sets) {
      difference = compareLayer(one, another, owns, others, difference);
      say?.(`${difference.positions} positions, largest difference ${difference.largest.toExponential(2)}`);
    }
  }
  return difference;
}

function compareLayer(
  one: ExactValues,
  another: ExactValues,
  owns: Int32Array,
  others: Int32Array,
  before: Difference,
): Difference {
  let { positions, largest, where } = before;
  for (const own of owns) {
    for (const other of others) {
      if ((own & other) !== 0) continue;
      positions++;
      const difference = Math.abs(one.win(own, other) - another.win(own, other));
      if (difference <= largest) continue;
      largest = difference;
      where = { own, other };
    }
  }
  return { positions, largest, where };
}

/** All sets of so many squares, the water left out. */
function setsOf(size: number): Int32Array {
  const sets: number[] = [];
  // The next larger number with as many bits (Gosper).
  for (let set = (1 << size) - 1; set < 2 ** (LAST - 1); ) {
    sets.push(restoreWater(set));
    const low = set & -set;
    const next = set + low;
    set = next | (((set ^ next) >>> 2) / low);
  }
  return Int32Array.from(sets);
}
