import { MAX_PLY } from './score.js';

const COUNTS = 64;
/** Harmonic sums instead of `Math.log`, whose last bits differ from machine to machine. */
const LOGARITHMS: number[] = [0, 0];
for (let n = 2, sum = 0; n <= MAX_PLY; n++) {
  sum += 1 / (n - 0.5);
  LOGARITHMS.push(sum);
}

/** By depth × number of the move. */
const REDUCTIONS = new Int8Array(MAX_PLY * COUNTS);
for (let depth = 1; depth < MAX_PLY; depth++) {
  for (let count = 1; count < COUNTS; count++) {
    REDUCTIONS[depth * COUNTS + count] = Math.floor(0.75 + (LOGARITHMS[depth] * LOGARITHMS[count]) / 2.25);
  }
}

/** Late move reduction: by how many plies the `count`th move is searched less deep, before adjustments. */
export function lateMoveReduction(depth: number, count: number): number {
  return REDUCTIONS[depth * COUNTS + (count < COUNTS ? count : COUNTS - 1)];
}
