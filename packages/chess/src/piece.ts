export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** Letter of each type in FEN, by type. */
export const LETTERS = ' PNBRQK';

export const CHESS_PIECES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type ChessPiece = (typeof CHESS_PIECES)[number];

export function pieceName(type: number): ChessPiece {
  return CHESS_PIECES[type - 1];
}
