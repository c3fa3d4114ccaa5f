/**
 * A square is its index in a padded 16×12 mailbox: file + 4 to the right, rank + 2 up, so that no step of any
 * piece leaves the array and a square off the board is found by reading its cell.
 */
export type Square = number & { readonly square: unique symbol };

/** Size of a mailbox array. */
export const CELLS = 192;

export const NORTH = 16;
export const EAST = 1;
export const SOUTH = -NORTH;
export const WEST = -EAST;
export const NORTH_EAST = NORTH + EAST;
export const NORTH_WEST = NORTH + WEST;
export const SOUTH_EAST = SOUTH + EAST;
export const SOUTH_WEST = SOUTH + WEST;

export const ORTHOGONALS: readonly number[] = [NORTH, EAST, SOUTH, WEST];
export const DIAGONALS: readonly number[] = [NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST];
export const ALL_DIRECTIONS: readonly number[] = [...ORTHOGONALS, ...DIAGONALS];
export const KNIGHT_JUMPS: readonly number[] = [33, 31, 18, 14, -14, -18, -31, -33];

const FILES = 'abcdefgh';

/** `file` and `rank` count from 0. */
export function squareAt(file: number, rank: number): Square {
  return ((rank + 2) * 16 + file + 4) as Square;
}

/** 0 for the a-file. Meaningless for a cell off the board. */
export function fileOf(cell: number): number {
  return (cell & 15) - 4;
}

/** 0 for rank 1. Meaningless for a cell off the board. */
export function rankOf(cell: number): number {
  return (cell >> 4) - 2;
}

export function isOnBoard(cell: number): cell is Square {
  return fileOf(cell) >>> 0 < 8 && rankOf(cell) >>> 0 < 8;
}

/** a1 to h1, then a2 to h8. */
export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, i) => squareAt(i & 7, i >> 3));

export function parseSquare(text: string): Square | undefined {
  if (text.length !== 2) return undefined;
  const file = FILES.indexOf(text[0]);
  const rank = text.charCodeAt(1) - 49;
  return file >= 0 && rank >= 0 && rank < 8 ? squareAt(file, rank) : undefined;
}

const NAMES: readonly string[] = Array.from({ length: CELLS }, (_, cell) =>
  isOnBoard(cell) ? FILES[fileOf(cell)] + (rankOf(cell) + 1) : '',
);

/** Requires a square of the board. */
export function formatSquare(cell: number): string {
  return NAMES[cell];
}

/** True for the dark squares (a1 is dark). */
export function isDark(cell: number): boolean {
  return ((fileOf(cell) + rankOf(cell)) & 1) === 0;
}
