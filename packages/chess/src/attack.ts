import type { Board } from '@tabuleiro/grid';
import * as grid from '@tabuleiro/grid';
import * as currentPosition from './currentPosition.js';
import * as piece from './piece.js';

// Local copies of imported constants: see grid/src/board.ts.
const {
  ADJACENT,
  COLOURS,
  DELTA,
  DIAGONAL,
  DIRECTION,
  EAST,
  EMPTY,
  KNIGHT_MOVE,
  NORTH,
  ORTHOGONAL,
  RELATION,
  SOUTH,
  SQUARES,
  TYPE,
  WEST,
  WHITE,
} = grid;
const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = piece;
const { cells, lists, counts } = currentPosition.current.board;

/** The direction in which pawns of this colour move. */
export function forwardOf(colour: number): number {
  return colour === WHITE ? NORTH : SOUTH;
}

/** Does colour `by` attack `cell`? Pawns are looked up on the board, all other pieces in the piece lists. */
export function isAttacked(cell: number, by: number): boolean {
  const pawn = by | PAWN;
  const back = by === WHITE ? cell + SOUTH : cell + NORTH;
  if (cells[back + WEST] === pawn || cells[back + EAST] === pawn) return true;
  if ((RELATION[cell - lists[(by | KING) << 6] + DELTA] & ADJACENT) !== 0) return true;
  const knight = by | KNIGHT;
  for (let i = knight << 6, end = i + counts[knight]; i < end; i++) {
    if (RELATION[cell - lists[i] + DELTA] === KNIGHT_MOVE) return true;
  }
  return (
    isAttackedBySlider(cell, by | QUEEN, ORTHOGONAL | DIAGONAL) ||
    isAttackedBySlider(cell, by | ROOK, ORTHOGONAL) ||
    isAttackedBySlider(cell, by | BISHOP, DIAGONAL)
  );
}

function isAttackedBySlider(cell: number, piece: number, lines: number): boolean {
  for (let i = piece << 6, end = i + counts[piece]; i < end; i++) {
    const from = lists[i];
    if ((RELATION[cell - from + DELTA] & lines) !== 0 && isClear(cells, from, cell)) return true;
  }
  return false;
}

/** Requires two cells on one line. */
function isClear(board: Uint8Array, from: number, to: number): boolean {
  const step = DIRECTION[to - from + DELTA];
  let cell = from + step;
  while (cell !== to) {
    if (board[cell] !== EMPTY) return false;
    cell += step;
  }
  return true;
}

export function isKingAttacked(colour: number): boolean {
  return isAttacked(lists[(colour | KING) << 6], colour ^ COLOURS);
}

/** The cells of all pieces of `by` that attack `cell`. Slow, for explanations; `isAttacked` is the fast test. */
export function attackersOf(board: Board, cell: number, by: number): readonly number[] {
  return SQUARES.filter((from) => (board.cells[from] & by) !== 0 && attacks(board.cells, from, cell));
}

/** Does the piece on `from` attack `to`? */
function attacks(board: Uint8Array, from: number, to: number): boolean {
  const relation = RELATION[to - from + DELTA];
  switch (board[from] & TYPE) {
    case PAWN:
      return (
        to - from === forwardOf(board[from] & COLOURS) + EAST ||
        to - from === forwardOf(board[from] & COLOURS) + WEST
      );
    case KNIGHT:
      return relation === KNIGHT_MOVE;
    case KING:
      return (relation & ADJACENT) !== 0;
    default:
      return (relation & linesOf(board[from] & TYPE)) !== 0 && isClear(board, from, to);
  }
}

/** The lines a bishop, rook or queen moves along. */
export function linesOf(type: number): number {
  if (type === BISHOP) return DIAGONAL;
  return type === ROOK ? ORTHOGONAL : ORTHOGONAL | DIAGONAL;
}
