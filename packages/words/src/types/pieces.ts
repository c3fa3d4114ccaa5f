import type { BrasezPiece } from '@tabuleiro/brasez';
import type { ChessPiece } from '@tabuleiro/chess';
import type { Fact } from './refusals.js';

/** Every kind of piece of the 8×8 games, named as in facts. */
export type PieceName = ChessPiece | BrasezPiece;

/** Names of pieces and sides in the forms that every language has. A piece is a name or a fact that may hold one. */
export interface PieceWords {
  /** How a piece is written in short. */
  readonly LETTERS: Readonly<Record<PieceName, string>>;
  /** "rook" */
  bare(piece: Fact): string;
  /** "rooks" */
  plural(piece: Fact): string;
  /** "the rook" */
  the(piece: Fact): string;
  /** "The rook" */
  The(piece: Fact): string;
  /** "a rook" */
  a(piece: Fact): string;
  /** "no rook" */
  no(piece: Fact): string;
  /** "your rook" */
  your(piece: Fact): string;
  /** "Your rook" */
  Your(piece: Fact): string;
  /** "by the rook" */
  by(piece: Fact): string;
  /** "of the rook" */
  of(piece: Fact): string;
  /** "white rook"; the colour is `w` or `b`. */
  coloured(piece: Fact, colour: Fact): string;
  /** "White" */
  theSide(colour: Fact): string;
  /** "White’s" */
  ofSide(colour: Fact): string;
}
