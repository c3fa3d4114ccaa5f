import * as grid from '@tabuleiro/grid';
import { forwardOf, isKingAttacked } from '../attack.js';
import * as packed from '../move.js';
import * as piece from '../piece.js';
import type { ChessPosition } from '../state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EAST, EMPTY, WEST } = grid;
const { EN_PASSANT } = packed;
const { PAWN } = piece;

/** C-EP: does taking on `ep` from `from` leave the own king safe? Two pawns leave one rank, so it is tried out. */
export function isEnPassantSafe(position: ChessPosition, from: number, ep: number): boolean {
  const { board, us } = position;
  const { cells } = board;
  const victim = ep - forwardOf(us);
  cells[from] = EMPTY;
  cells[victim] = EMPTY;
  cells[ep] = us | PAWN;
  const safe = !isKingAttacked(board, us);
  cells[from] = us | PAWN;
  cells[victim] = (us ^ COLOURS) | PAWN;
  cells[ep] = EMPTY;
  return safe;
}

/** Can any pawn of the side to move legally take on `ep`? */
export function isEnPassantLegal(position: ChessPosition, ep: number): boolean {
  const { cells } = position.board;
  const beside = ep - forwardOf(position.us);
  const pawn = position.us | PAWN;
  return (
    (cells[beside + WEST] === pawn && isEnPassantSafe(position, beside + WEST, ep)) ||
    (cells[beside + EAST] === pawn && isEnPassantSafe(position, beside + EAST, ep))
  );
}

export function enPassantMoves(position: ChessPosition, into: Int32Array, at: number): number {
  const { ep, us } = position;
  const { cells } = position.board;
  let end = at;
  const beside = ep - forwardOf(us);
  for (let from = beside + WEST; from <= beside + EAST; from += 2 * EAST) {
    if (cells[from] === (us | PAWN) && isEnPassantSafe(position, from, ep)) {
      into[end++] = from | (ep << 8) | EN_PASSANT;
    }
  }
  return end;
}
