import * as grid from '@tabuleiro/grid';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, COLOURS, NORTH, SOUTH, TYPE, WHITE } = grid;

/** Lord – Lorde. */
export const LORD = 1;
/** High priest – Sumo-Sacerdote. */
export const PRIEST = 2;
/** Knight – Cavalo. */
export const KNIGHT = 3;
/** Rook – Torre. */
export const ROOK = 4;
/** Warlord – Grão-Lorde. */
export const WARLORD = 5;
/** Grand duke – Grão-Duque. */
export const DUKE = 6;
/** Pawn – Peão. */
export const PAWN = 7;
/** King – Rei. */
export const KING = 8;

/** By type: its letter in a BFEN. */
export const LETTERS = '.LHNRWGPK';

/** One past the largest piece code: the size of a table by piece. */
export const PIECE_CODES: number = BLACK | 16;

/** The names of the pieces, by type from 1. */
const BRASEZ_PIECES = ['lord', 'priest', 'knight', 'rook', 'warlord', 'duke', 'pawn', 'king'] as const;
/** The name of a piece of Brasez. */
export type BrasezPiece = (typeof BRASEZ_PIECES)[number];

/** By type: the name of the piece; `none` for an empty cell. */
export const CELL_NAMES = ['none', ...BRASEZ_PIECES] as const;
export type CellName = (typeof CELL_NAMES)[number];

/** The name of what a cell holds: a piece, or `none`. */
export function cellName(piece: number): CellName {
  return CELL_NAMES[piece & TYPE];
}

/** The name of a piece type. Requires the type of a piece. */
export function pieceName(type: number): BrasezPiece {
  return BRASEZ_PIECES[type - 1];
}

/** The types that can come back by promotion, in the order of the CAPTURED field of a BFEN. */
export const RETURNABLE: readonly number[] = [WARLORD, ROOK, KNIGHT, PRIEST, LORD];

/** What a pawn may become, written `w r n h l g` (B-PROMO). */
export const PROMOTIONS = ['warlord', 'rook', 'knight', 'priest', 'lord', 'duke'] as const;
/** What a pawn becomes. */
export type Promotion = (typeof PROMOTIONS)[number];

/** The colour of a player. */
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

/** The mailbox row (`cell >> 4`) of the rank on which pawns of this colour promote. */
export function farRow(colour: number): number {
  return colour === WHITE ? 9 : 2;
}

export function homeRow(colour: number): number {
  return colour === WHITE ? 2 : 9;
}
