import { ALL_DIRECTIONS, KNIGHT_JUMPS, ORTHOGONALS } from './square.js';

/** The offset of the tables below: their index is `to - from + DELTA`. */
export const DELTA = 128;

/** The single step from one square towards another on the same file, rank or diagonal; 0 if they share none. */
export const DIRECTION = new Int8Array(256);

/** How two squares lie to each other: bits of `ORTHOGONAL`, `DIAGONAL`, `ADJACENT`, `KNIGHT_MOVE`. */
export const RELATION = new Uint8Array(256);
/** On the same file or rank. */
export const ORTHOGONAL = 1;
/** On the same diagonal. */
export const DIAGONAL = 2;
/** One king's step apart. */
export const ADJACENT = 4;
/** One knight's move apart. */
export const KNIGHT_MOVE = 8;

for (const step of ALL_DIRECTIONS) {
  const line = ORTHOGONALS.includes(step) ? ORTHOGONAL : DIAGONAL;
  for (let distance = 1; distance < 8; distance++) {
    const index = step * distance + DELTA;
    DIRECTION[index] = step;
    RELATION[index] = line | (distance === 1 ? ADJACENT : 0);
  }
}
for (const jump of KNIGHT_JUMPS) RELATION[jump + DELTA] = KNIGHT_MOVE;

/** The squares strictly between two squares on one file, rank or diagonal; none if they share none. */
export function squaresBetween(from: number, to: number): number[] {
  const step = DIRECTION[to - from + DELTA];
  const between: number[] = [];
  if (step !== 0) for (let cell = from + step; cell !== to; cell += step) between.push(cell);
  return between;
}
