import * as grid from '@tabuleiro/grid';
import { toOf } from '../move.js';
import * as piece from '../piece.js';
import type { ChessPosition } from '../state.js';
import { findDanger } from './danger.js';
import { enPassantMoves } from './enPassant.js';
import { castlingMoves, kingMoves } from './king.js';
import { pawnMoves } from './pawns.js';
import { diagonalMoves, knightMoves, orthogonalMoves } from './pieces.js';

// Local copies of imported constants: see grid/src/board.ts.
const { DELTA, DIRECTION } = grid;
const { BISHOP, KING, KNIGHT, QUEEN, ROOK } = piece;

/** More than any position of 64 squares has: 63 pieces of at most 27 moves. */
export const MAX_MOVES = 63 * 27;

/** Every legal move, written into `into` from `at`; returns the end. Endings other than "no move" play no part. */
export function generateMoves(position: ChessPosition, into: Int32Array, at: number): number {
  const { us } = position;
  const { cells, lists, counts } = position.board;
  const king = lists[(us | KING) << 6];
  const found = findDanger(cells, lists, counts, king, us);
  const checkers = found >> 8;
  const own = kingMoves(cells, lists, counts, king, us, into, at);
  if (checkers > 1) return own;

  let end = knightMoves(cells, lists, counts, us | KNIGHT, into, own);
  end = diagonalMoves(cells, lists, counts, us | BISHOP, into, end);
  end = orthogonalMoves(cells, lists, counts, us | ROOK, into, end);
  end = diagonalMoves(cells, lists, counts, us | QUEEN, into, end);
  end = orthogonalMoves(cells, lists, counts, us | QUEEN, into, end);
  end = pawnMoves(cells, lists, counts, us, position.rules, into, end);
  if (checkers === 1) end = keepAnswers(into, own, end, king, found & 255);
  else if (position.rights !== 0) end = castlingMoves(position, king, into, end);
  return position.ep === 0 ? end : enPassantMoves(position, into, end);
}

/** In check, a move of another piece captures the checker or steps between it and the king. */
function keepAnswers(into: Int32Array, start: number, stop: number, king: number, from: number): number {
  const line = DIRECTION[from - king + DELTA];
  const reach = (from - king) * line;
  let end = start;
  for (let i = start; i < stop; i++) {
    const to = toOf(into[i]);
    const between = line !== 0 && DIRECTION[to - king + DELTA] === line && (to - king) * line < reach;
    if (to === from || between) into[end++] = into[i];
  }
  return end;
}
