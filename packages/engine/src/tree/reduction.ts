import { MAX_PLY } from './score.js';

const COUNTS = 64;
/** The harmonic numbers: a logarithm made of sums alone, the same on every machine. */
const LOGARITHMS: number[] = [0, 0];
for (let n = 2, sum = 0; n <= MAX_PLY; n++) {
  sum += 1 / (n - 0.5);
  LOGARITHMS.push(sum);
}

/** How many plies less a late quiet move is searched: by depth × number of the move. */
const QUIET = new Int8Array(MAX_PLY * COUNTS);
for (let depth = 1; depth < MAX_PLY; depth++) {
  for (let count = 1; count < COUNTS; count++) {
    QUIET[depth * COUNTS + count] = Math.floor(0.75 + (LOGARITHMS[depth] * LOGARITHMS[count]) / 2.25);
  }
}

export function reductionOf(depth: number, count: number): number {
  return QUIET[depth * COUNTS + (count < COUNTS ? count : COUNTS - 1)];
}
