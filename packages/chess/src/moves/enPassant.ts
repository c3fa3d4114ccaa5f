import * as grid from '@tabuleiro/grid';
import { forwardOf, isKingAttacked } from '../attack.js';
import * as currentPosition from '../currentPosition.js';
import * as packed from '../move.js';
import * as piece from '../piece.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EAST, EMPTY, WEST } = grid;
const { EN_PASSANT } = packed;
const { PAWN } = piece;
const { current } = currentPosition;
const { cells } = current.board;

/** C-EP: does capturing on `ep` from `from` leave the own king safe? Two pawns leave one rank, so it is tried. */
function isEnPassantSafe(from: number, ep: number): boolean {
  const { us } = current;
  const victim = ep - forwardOf(us);
  cells[from] = EMPTY;
  cells[victim] = EMPTY;
  cells[ep] = us | PAWN;
  const safe = !isKingAttacked(us);
  cells[from] = us | PAWN;
  cells[victim] = (us ^ COLOURS) | PAWN;
  cells[ep] = EMPTY;
  return safe;
}

/** Can any pawn of the side to move legally take on `ep`? */
export function isEnPassantLegal(ep: number): boolean {
  const beside = ep - forwardOf(current.us);
  const pawn = current.us | PAWN;
  return (
    (cells[beside + WEST] === pawn && isEnPassantSafe(beside + WEST, ep)) ||
    (cells[beside + EAST] === pawn && isEnPassantSafe(beside + EAST, ep))
  );
}

export function enPassantMoves(into: Int32Array, at: number): number {
  const { ep, us } = current;
  let end = at;
  const beside = ep - forwardOf(us);
  for (let from = beside + WEST; from <= beside + EAST; from += 2 * EAST) {
    if (cells[from] === (us | PAWN) && isEnPassantSafe(from, ep)) {
      into[end++] = from | (ep << 8) | EN_PASSANT;
    }
  }
  return end;
}
