import * as grid from '@tabuleiro/grid';
import { parseSquare } from '@tabuleiro/grid';
import { forwardOf } from './attack.js';
import * as packed from './move.js';
import { fromOf, promotionOf, toOf } from './move.js';
import { isEnPassantLegal } from './moves/enPassant.js';
import * as piece from './piece.js';
import type { ChessPosition } from './state.js';
import * as states from './state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { CELLS, COLOURS, EAST, EMPTY, WEST, WHITE } = grid;
const { CASTLE, DOUBLE, EN_PASSANT, KIND } = packed;
const { PAWN } = piece;
const {
  BLACK_LONG,
  BLACK_SHORT,
  TRACE,
  TRACE_HALFMOVE,
  TRACE_KEY_HIGH,
  TRACE_KEY_LOW,
  TRACE_LOST,
  TRACE_MOVE,
  WHITE_LONG,
  WHITE_SHORT,
} = states;

/** The rights that survive when something leaves or arrives on a cell. */
const KEEPS = new Uint8Array(CELLS).fill(15);
for (const [name, lost] of [
  ['a1', WHITE_LONG],
  ['e1', WHITE_LONG | WHITE_SHORT],
  ['h1', WHITE_SHORT],
  ['a8', BLACK_LONG],
  ['e8', BLACK_LONG | BLACK_SHORT],
  ['h8', BLACK_SHORT],
] as const) {
  KEEPS[parseSquare(name) ?? 0] = 15 & ~lost;
}

/** Requires a legal move of the position. */
export function makeMove(position: ChessPosition, move: number): void {
  const { board, us } = position;
  const from = fromOf(move);
  const to = toOf(move);
  const kind = move & KIND;
  const moved = board.cells[from];
  const victim = kind === EN_PASSANT ? to - forwardOf(us) : to;
  const captured = board.cells[victim];
  remember(position, move, captured);

  if (captured !== EMPTY) board.take(victim);
  const promotion = promotionOf(move);
  if (promotion !== 0) {
    board.take(from);
    board.put(to, us | promotion);
  } else {
    board.shift(from, to);
  }
  if (kind === CASTLE) board.shift(rookFrom(from, to), (from + to) >> 1);

  position.rights &= KEEPS[from] & KEEPS[to];
  position.halfmove = captured !== EMPTY || moved === (us | PAWN) ? 0 : position.halfmove + 1;
  if (us !== WHITE) position.fullmove++;
  position.us = us ^ COLOURS;
  position.ep = kind === DOUBLE ? openEnPassant(position, to) : 0;
}

/** Takes the last move back. Requires one. */
export function undoMove(position: ChessPosition): void {
  const { board, trace } = position;
  const at = --position.ply * TRACE;
  const move = trace[at + TRACE_MOVE];
  const lost = trace[at + TRACE_LOST];
  const from = fromOf(move);
  const to = toOf(move);
  const us = position.us ^ COLOURS;
  position.us = us;
  if (us !== WHITE) position.fullmove--;
  position.halfmove = trace[at + TRACE_HALFMOVE];
  position.rights = (lost >> 8) & 255;
  position.ep = lost >> 16;

  if (promotionOf(move) !== 0) {
    board.take(to);
    board.put(from, us | PAWN);
  } else {
    board.shift(to, from);
  }
  const kind = move & KIND;
  if (kind === CASTLE) board.shift((from + to) >> 1, rookFrom(from, to));
  const captured = lost & 255;
  if (captured !== EMPTY) board.put(kind === EN_PASSANT ? to - forwardOf(us) : to, captured);
}

function remember(position: ChessPosition, move: number, captured: number): void {
  const at = position.ply++ * TRACE;
  if (at === position.trace.length) grow(position);
  const { trace } = position;
  trace[at + TRACE_MOVE] = move;
  trace[at + TRACE_LOST] = captured | (position.rights << 8) | (position.ep << 16);
  trace[at + TRACE_HALFMOVE] = position.halfmove;
  trace[at + TRACE_KEY_LOW] = position.keyLow;
  trace[at + TRACE_KEY_HIGH] = position.keyHigh;
}

function grow(position: ChessPosition): void {
  const longer = new Int32Array(position.trace.length * 2);
  longer.set(position.trace);
  position.trace = longer;
}

/** The corner a castling rook comes from: h or a, by the side the king goes to. */
function rookFrom(from: number, to: number): number {
  return to > from ? to + EAST : to + 2 * WEST;
}

/** C-EP: the square passed over, if the side now to move can legally capture there; else 0. */
function openEnPassant(position: ChessPosition, pawn: number): number {
  if (!position.rules.enPassant) return 0;
  const enemy = position.us | PAWN;
  const { cells } = position.board;
  if (cells[pawn + WEST] !== enemy && cells[pawn + EAST] !== enemy) return 0;
  return isEnPassantLegal(position, pawn + forwardOf(position.us)) ? pawn + forwardOf(position.us) : 0;
}
