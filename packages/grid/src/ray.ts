import { ALL_DIRECTIONS, KNIGHT_JUMPS, ORTHOGONALS } from './square.js';

/** Add to `to - from` to index the tables below. */
export const DELTA = 128;

/** The single step from one square towards another on the same line, or 0 when they share none. */
export const DIRECTION = new Int8Array(256);

/** What kind of geometric relation `to - from` is: bits of `ORTHOGONAL`, `DIAGONAL`, `ADJACENT`, `KNIGHT`. */
export const RELATION = new Uint8Array(256);
export const ORTHOGONAL = 1;
export const DIAGONAL = 2;
export const ADJACENT = 4;
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

/** The squares strictly between two squares on one line; none when they share no line. */
export function squaresBetween(from: number, to: number): number[] {
  const step = DIRECTION[to - from + DELTA];
  const between: number[] = [];
  if (step !== 0) for (let cell = from + step; cell !== to; cell += step) between.push(cell);
  return between;
}
