/**
 * A square is its index in a padded 16×12 mailbox: 16 × (rank + 2) + file + 4, counting from 0. The margin is wide
 * enough that no piece steps outside the array, so that reading the cell tells whether a step leaves the board.
 */
export type Square = number & { readonly square: unique symbol };

/** The size of an array by cell: a cell is any index of the mailbox, on the board or not. */
export const CELLS = 192;

/** One step towards the eighth rank. */
export const NORTH = 16;
/** One step towards the h-file. */
export const EAST = 1;
/** One step towards the first rank. */
export const SOUTH = -NORTH;
/** One step towards the a-file. */
export const WEST = -EAST;
/** One step along a diagonal, up and to the right. */
export const NORTH_EAST = NORTH + EAST;
/** Up and to the left. */
export const NORTH_WEST = NORTH + WEST;
/** Down and to the right. */
export const SOUTH_EAST = SOUTH + EAST;
/** Down and to the left. */
export const SOUTH_WEST = SOUTH + WEST;

/** The steps along files and ranks. */
export const ORTHOGONALS: readonly number[] = [NORTH, EAST, SOUTH, WEST];
/** The steps along diagonals. */
export const DIAGONALS: readonly number[] = [NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST];
/** The eight steps of a king. */
export const ALL_DIRECTIONS: readonly number[] = [...ORTHOGONALS, ...DIAGONALS];
/** The eight jumps of a knight. */
export const KNIGHT_JUMPS: readonly number[] = [33, 31, 18, 14, -14, -18, -31, -33];

const FILES = 'abcdefgh';

/** The square of a file and a rank, both from 0 to 7. */
export function squareAt(file: number, rank: number): Square {
  return ((rank + 2) * 16 + file + 4) as Square;
}

/** The file of a square, 0 for the a-file. Meaningless off the board. */
export function fileOf(cell: number): number {
  return (cell & 15) - 4;
}

/** The rank of a square, 0 for the first. Meaningless off the board. */
export function rankOf(cell: number): number {
  return (cell >> 4) - 2;
}

/** Is the cell a square of the board? */
export function isOnBoard(cell: number): cell is Square {
  return fileOf(cell) >>> 0 < 8 && rankOf(cell) >>> 0 < 8;
}

/** All squares: a1 to h1, then a2 and so on to h8. */
export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, i) => squareAt(i & 7, i >> 3));

/** The square that a text such as `e4` names; undefined for any other text. */
export function parseSquare(text: string): Square | undefined {
  if (text.length !== 2) return undefined;
  const file = FILES.indexOf(text[0]);
  const rank = text.charCodeAt(1) - 49;
  return file >= 0 && rank >= 0 && rank < 8 ? squareAt(file, rank) : undefined;
}

const NAMES: readonly string[] = Array.from({ length: CELLS }, (_, cell) =>
  isOnBoard(cell) ? FILES[fileOf(cell)] + (rankOf(cell) + 1) : '',
);

/** The name of a square, such as `e4`. Requires a square of the board. */
export function formatSquare(cell: number): string {
  return NAMES[cell];
}

/** Is the square dark, like a1? */
export function isDark(cell: number): boolean {
  return ((fileOf(cell) + rankOf(cell)) & 1) === 0;
}
