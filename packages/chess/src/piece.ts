/* The types of chess piece, as a piece code holds them next to the colour. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
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
