import * as grid from '@tabuleiro/grid';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, COLOURS, NORTH, SOUTH, TYPE, WHITE } = grid;

export const LORD = 1;
/** High priest – Sumo-Sacerdote. */
export const PRIEST = 2;
export const KNIGHT = 3;
export const ROOK = 4;
/** Grão-Lorde. */
export const WARLORD = 5;
/** Grand duke – Grão-Duque. */
export const DUKE = 6;
export const PAWN = 7;
export const KING = 8;

/** `LETTERS[type]` as positions write it. */
export const LETTERS = '.LHNRWGPK';

/** One past the largest piece code: the size of a table by piece. */
export const PIECE_CODES: number = BLACK | 16;

/** By type, from 1. */
const BRASEZ_PIECES = ['lord', 'priest', 'knight', 'rook', 'warlord', 'duke', 'pawn', 'king'] as const;
export type BrasezPiece = (typeof BRASEZ_PIECES)[number];

/** By type; `none` is the name of an empty cell. */
export const CELL_NAMES = ['none', ...BRASEZ_PIECES] as const;
export type CellName = (typeof CELL_NAMES)[number];

/** What stands on a cell: a piece, or `none`. */
export function cellName(piece: number): CellName {
  return CELL_NAMES[piece & TYPE];
}

/** Requires the type of a piece. */
export function pieceName(type: number): BrasezPiece {
  return BRASEZ_PIECES[type - 1];
}

/** The order of the CAPTURED field. */
export const RETURNABLE: readonly number[] = [WARLORD, ROOK, KNIGHT, PRIEST, LORD];

/** What a pawn may become, as `w r n h l g`. */
export const PROMOTIONS = ['warlord', 'rook', 'knight', 'priest', 'lord', 'duke'] as const;
export type Promotion = (typeof PROMOTIONS)[number];

export type Colour = 'w' | 'b';

export function colourName(colour: number): Colour {
  return colour === WHITE ? 'w' : 'b';
}

export function opponentOf(colour: number): number {
  return colour ^ COLOURS;
}

/** 0 for White, 1 for Black: the index of tables by colour. */
export function colourIndex(colour: number): number {
  return colour >> 5;
}

export function forwardOf(colour: number): number {
  return colour === WHITE ? NORTH : SOUTH;
}

/** A mailbox row is `cell >> 4`. */
export function farRow(colour: number): number {
  return colour === WHITE ? 9 : 2;
}

export function homeRow(colour: number): number {
  return colour === WHITE ? 2 : 9;
}
