/** The last square of the track, which runs from 1 (S-TRACK). */
export const LAST = 30;
/** The target of a step off the board. */
export const EXIT = 31;
/** The length of a track array: 0 and 31 are never occupied, so that every square has two neighbours to read. */
export const CELLS = 32;

/** What an empty square of the track holds. */
export const EMPTY = 0;
/** What a square with a piece of player A holds; also the player himself. */
export const A = 1;
/** The same for player B. */
export const B = 2;

/** The number of pieces of each player. */
export const PIECES = 5;

/** By square: `EMPTY`, `A` or `B`. */
export type Track = Readonly<Uint8Array>;

export function opponentOf(player: number): number {
  return A + B - player;
}

export function playerName(player: number): 'A' | 'B' {
  return player === A ? 'A' : 'B';
}

/** Rows of the board. */
export const ROWS = 3;
/** Columns of the board. */
export const COLUMNS = 10;

/** The row of a square, 0 for the top one (1–10). */
export function rowOf(square: number): number {
  return Math.floor((square - 1) / COLUMNS);
}

/** The column of a square, 0 for the leftmost: the rows 1–10 and 21–30 run to the right, 11–20 runs back. */
export function columnOf(square: number): number {
  const along = (square - 1) % COLUMNS;
  return rowOf(square) === 1 ? COLUMNS - 1 - along : along;
}

/** The square in a row and a column, both from 0. */
export function squareAt(row: number, column: number): number {
  return row * COLUMNS + 1 + (row === 1 ? COLUMNS - 1 - column : column);
}
