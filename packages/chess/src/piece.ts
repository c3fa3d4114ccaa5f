/* Types of piece: a piece code is `colour | type`. */
/** The type of a pawn. */
export const PAWN = 1;
/** The type of a knight. */
export const KNIGHT = 2;
/** The type of a bishop. */
export const BISHOP = 3;
/** The type of a rook. */
export const ROOK = 4;
/** The type of a queen. */
export const QUEEN = 5;
/** The type of a king. */
export const KING = 6;

/** By type: its letter in a FEN. */
export const LETTERS = ' PNBRQK';

/** The names of the chess pieces, by type from 1. */
export const CHESS_PIECES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
/** The name of a chess piece. */
export type ChessPiece = (typeof CHESS_PIECES)[number];

export function pieceName(type: number): ChessPiece {
  return CHESS_PIECES[type - 1];
}
