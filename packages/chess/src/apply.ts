import * as grid from '@tabuleiro/grid';
import { parseSquare } from '@tabuleiro/grid';
import { forwardOf } from './attack.js';
import * as currentPosition from './currentPosition.js';
import * as packed from './move.js';
import { fromOf, promotionOf, toOf } from './move.js';
import { isEnPassantLegal } from './moves/enPassant.js';
import * as piece from './piece.js';
import * as states from './state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { CELLS, COLOURS, EAST, EMPTY, WEST, WHITE } = grid;
const { CASTLE, DOUBLE, EN_PASSANT, KIND } = packed;
const { PAWN } = piece;
const { current } = currentPosition;
const { board } = current;
const { cells } = board;
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

/** Requires a legal move of the current position. */
export function makeMove(move: number): void {
  const { us } = current;
  const from = fromOf(move);
  const to = toOf(move);
  const kind = move & KIND;
  const moved = cells[from];
  const victim = victimOf(move, us);
  const captured = cells[victim];
  remember(move, captured);

  if (captured !== EMPTY) board.take(victim);
  const promotion = promotionOf(move);
  if (promotion !== 0) {
    board.take(from);
    board.put(to, us | promotion);
  } else {
    board.shift(from, to);
  }
  if (kind === CASTLE) board.shift(rookFrom(from, to), rookTo(from, to));

  current.rights &= KEEPS[from] & KEEPS[to];
  current.halfmove = captured !== EMPTY || moved === (us | PAWN) ? 0 : current.halfmove + 1;
  if (us !== WHITE) current.fullmove++;
  current.us = us ^ COLOURS;
  current.ep = kind === DOUBLE ? openEnPassant(to) : 0;
}

/** Takes the last move back. Requires one. */
export function undoMove(): void {
  const { trace } = current;
  const at = --current.ply * TRACE;
  const move = trace[at + TRACE_MOVE];
  const lost = trace[at + TRACE_LOST];
  const from = fromOf(move);
  const to = toOf(move);
  const us = current.us ^ COLOURS;
  current.us = us;
  if (us !== WHITE) current.fullmove--;
  current.halfmove = trace[at + TRACE_HALFMOVE];
  current.rights = (lost >> 8) & 255;
  current.ep = lost >> 16;

  if (promotionOf(move) !== 0) {
    board.take(to);
    board.put(from, us | PAWN);
  } else {
    board.carry(to, from);
  }
  if ((move & KIND) === CASTLE) board.carry(rookTo(from, to), rookFrom(from, to));
  const captured = lost & 255;
  if (captured !== EMPTY) board.put(victimOf(move, us), captured);
  board.keyLow = trace[at + TRACE_KEY_LOW];
  board.keyHigh = trace[at + TRACE_KEY_HIGH];
}

/** Gives the turn away without a move: no move of a game, but a question a search asks. */
export function makeNullMove(): void {
  remember(0, EMPTY);
  current.halfmove = 0; // nothing repeats across it
  if (current.us !== WHITE) current.fullmove++;
  current.us ^= COLOURS;
  current.ep = 0;
}

/** Takes `handOver` back. */
export function undoNullMove(): void {
  const at = --current.ply * TRACE;
  current.us ^= COLOURS;
  if (current.us !== WHITE) current.fullmove--;
  current.halfmove = current.trace[at + TRACE_HALFMOVE];
  current.ep = current.trace[at + TRACE_LOST] >> 16;
}

function remember(move: number, captured: number): void {
  const at = current.ply++ * TRACE;
  if (at === current.trace.length) grow();
  const { trace } = current;
  trace[at + TRACE_MOVE] = move;
  trace[at + TRACE_LOST] = captured | (current.rights << 8) | (current.ep << 16);
  trace[at + TRACE_HALFMOVE] = current.halfmove;
  trace[at + TRACE_KEY_LOW] = board.keyLow;
  trace[at + TRACE_KEY_HIGH] = board.keyHigh;
}

function grow(): void {
  const longer = new Int32Array(current.trace.length * 2);
  longer.set(current.trace);
  current.trace = longer;
}

/** The cell whose piece, if there is one, a move of `us` captures: where it goes, or the pawn passed (C-EP). */
export function victimOf(move: number, us: number): number {
  const to = toOf(move);
  return (move & KIND) === EN_PASSANT ? to - forwardOf(us) : to;
}

/** The corner a castling rook comes from: h or a, by the side the king goes to. */
export function rookFrom(from: number, to: number): number {
  return to > from ? to + EAST : to + 2 * WEST;
}

/** Where a castling rook goes: the cell its king passes over. */
export function rookTo(from: number, to: number): number {
  return (from + to) >> 1;
}

/** C-EP: the square passed over, if the side now to move can legally capture there; else 0. */
function openEnPassant(pawn: number): number {
  if (!current.rules.enPassant) return 0;
  const enemy = current.us | PAWN;
  if (cells[pawn + WEST] !== enemy && cells[pawn + EAST] !== enemy) return 0;
  return isEnPassantLegal(pawn + forwardOf(current.us)) ? pawn + forwardOf(current.us) : 0;
}
