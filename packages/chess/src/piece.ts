export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** Letter of each type in FEN, by type. */
export const LETTERS = ' PNBRQK';

export const PIECE_NAMES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type PieceName = (typeof PIECE_NAMES)[number];

export function pieceName(type: number): PieceName {
  return PIECE_NAMES[type - 1];
}
