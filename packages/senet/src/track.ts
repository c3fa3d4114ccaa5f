/** The track runs over the squares 1 to 30 (S-TRACK); 31 stands for "off the board". */
export const LAST = 30;
export const EXIT = 31;
/** Length of a track array: 0 and 31 are never occupied, so that each square has two neighbours to read. */
export const CELLS = 32;

/** What a square holds. */
export const EMPTY = 0;
export const A = 1;
export const B = 2;

/** Pieces of each player. */
export const PIECES = 5;

export type Track = Readonly<Uint8Array>;

export function opponentOf(player: number): number {
  return A + B - player;
}

export function playerName(player: number): 'A' | 'B' {
  return player === A ? 'A' : 'B';
}

export const ROWS = 3;
export const COLUMNS = 10;

/** 0 for the top row (1–10). */
export function rowOf(square: number): number {
  return Math.floor((square - 1) / COLUMNS);
}

/** 0 for the leftmost column: the rows 1–10 and 21–30 run to the right, 11–20 runs back. */
export function columnOf(square: number): number {
  const along = (square - 1) % COLUMNS;
  return rowOf(square) === 1 ? COLUMNS - 1 - along : along;
}

export function squareAt(row: number, column: number): number {
  return row * COLUMNS + 1 + (row === 1 ? COLUMNS - 1 - column : column);
}
