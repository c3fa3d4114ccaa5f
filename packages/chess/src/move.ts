import type { Square } from '@tabuleiro/grid';
import { BISHOP, type ChessPiece, KNIGHT, pieceName, QUEEN, ROOK } from './piece.js';

/*
 * Packed: from (bits 0–7), to (8–15), promotion type (16–18), kind (19–20). Castling is the king's from and to.
 */
export const STEP = 0;
export const DOUBLE = 1 << 19;
/** A packed en-passant capture, by `KIND`. */
export const EN_PASSANT = 2 << 19;
/** A packed castling move, by `KIND`. */
export const CASTLE = 3 << 19;
/** The bits of a packed move that tell a plain move, a double step, en passant and castling apart. */
export const KIND = 3 << 19;

export const PROMOTIONS: readonly number[] = [QUEEN, ROOK, BISHOP, KNIGHT];

/**
 * A move of classico or nucleo. Castling is the king's move; a promotion names the new piece; a null move, which is never
 * legal, gives the turn away in an analysis.
 */
export type ChessMove = ChessBoardMove | { readonly kind: 'null' };

/** A move that a piece makes. */
export type ChessBoardMove =
  | { readonly kind: 'step' | 'double' | 'enPassant' | 'castle'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'promotion'; readonly from: Square; readonly to: Square; readonly piece: ChessPiece };

/** The cell that a packed move starts from. */
export function fromOf(packed: number): number {
  return packed & 255;
}

/** The cell that a packed move goes to. */
export function toOf(packed: number): number {
  return (packed >> 8) & 255;
}

/** The piece type that a packed move promotes to, 0 for none. */
export function promotionOf(packed: number): number {
  return (packed >> 16) & 7;
}

const KIND_NAMES = ['step', 'double', 'enPassant', 'castle'] as const;

/** The legal move that a packed one stands for. */
export function unpackMove(packed: number): ChessBoardMove {
  const from = fromOf(packed) as Square;
  const to = toOf(packed) as Square;
  const promotion = promotionOf(packed);
  if (promotion !== 0) return { kind: 'promotion', from, to, piece: pieceName(promotion) };
  return { kind: KIND_NAMES[(packed & KIND) >> 19], from, to };
}

/** The packed form of a null move; no other move has it. */
export const NULL_MOVE = 0;

export function packMove(move: ChessMove): number {
  if (move.kind === 'null') return NULL_MOVE;
  const path = move.from | (move.to << 8);
  if (move.kind !== 'promotion') return path | (KIND_NAMES.indexOf(move.kind) << 19);
  const type = PROMOTIONS.find((promotion) => pieceName(promotion) === move.piece) ?? QUEEN;
  return path | (type << 16);
}
