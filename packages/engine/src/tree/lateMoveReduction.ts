import { MAX_PLY } from './score.js';
import type { SearchParameters } from './searchParameters.js';

const COUNTS = 64;
/** Harmonic sums instead of `Math.log`, whose last bits differ from machine to machine. */
const LOGARITHMS: number[] = [0, 0];
for (let n = 2, sum = 0; n <= MAX_PLY; n++) {
  sum += 1 / (n - 0.5);
  LOGARITHMS.push(sum);
}

/** Late move reductions by depth × number of the move. */
export function tabulateReductions({ reductionBase, reductionDivisor }: SearchParameters): Int8Array {
  const reductions = new Int8Array(MAX_PLY * COUNTS);
  for (let depth = 1; depth < MAX_PLY; depth++) {
    for (let count = 1; count < COUNTS; count++) {
      const product = LOGARITHMS[depth] * LOGARITHMS[count];
      reductions[depth * COUNTS + count] = Math.floor(
        reductionBase / 100 + product / (reductionDivisor / 100),
      );
    }
  }
  return reductions;
}

/** Late move reduction: by how many plies the `count`th move is searched less deep, before adjustments. */
export function lateMoveReduction(reductions: Int8Array, depth: number, count: number): number {
  return reductions[depth * COUNTS + (count < COUNTS ? count : COUNTS - 1)];
}
