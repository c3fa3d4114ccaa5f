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
  ENTRY_SIZE,
  ENTRY_HALFMOVE,
  ENTRY_KEY_HIGH,
  ENTRY_KEY_LOW,
  ENTRY_LOST,
  ENTRY_MOVE,
  WHITE_LONG,
  WHITE_SHORT,
} = states;

/** By cell: the castling rights that survive when a piece leaves it or arrives on it. */
const RIGHTS_KEPT = new Uint8Array(CELLS).fill(15);
for (const [name, lost] of [
  ['a1', WHITE_LONG],
  ['e1', WHITE_LONG | WHITE_SHORT],
  ['h1', WHITE_SHORT],
  ['a8', BLACK_LONG],
  ['e8', BLACK_LONG | BLACK_SHORT],
  ['h8', BLACK_SHORT],
] as const) {
  RIGHTS_KEPT[parseSquare(name) ?? 0] = 15 & ~lost;
}

/** Plays a move in the current position. Requires a legal one. */
export function makeMove(move: number): void {
  const { us } = current;
  const from = fromOf(move);
  const to = toOf(move);
  const kind = move & KIND;
  const moved = cells[from];
  const victim = capturedCellOf(move, us);
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

  current.rights &= RIGHTS_KEPT[from] & RIGHTS_KEPT[to];
  current.halfmove = captured !== EMPTY || moved === (us | PAWN) ? 0 : current.halfmove + 1;
  if (us !== WHITE) current.fullmove++;
  current.us = us ^ COLOURS;
  current.ep = kind === DOUBLE ? openEnPassant(to) : 0;
}

/** Takes the last move back. Requires one. */
export function undoMove(): void {
  const { history } = current;
  const at = --current.ply * ENTRY_SIZE;
  const move = history[at + ENTRY_MOVE];
  const lost = history[at + ENTRY_LOST];
  const from = fromOf(move);
  const to = toOf(move);
  const us = current.us ^ COLOURS;
  current.us = us;
  if (us !== WHITE) current.fullmove--;
  current.halfmove = history[at + ENTRY_HALFMOVE];
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
  if (captured !== EMPTY) board.put(capturedCellOf(move, us), captured);
  board.keyLow = history[at + ENTRY_KEY_LOW];
  board.keyHigh = history[at + ENTRY_KEY_HIGH];
}

/** A null move: passes the turn. Requires that the side to move is not in check. */
export function makeNullMove(): void {
  remember(0, EMPTY);
  current.halfmove = 0; // no repetition across a null move
  if (current.us !== WHITE) current.fullmove++;
  current.us ^= COLOURS;
  current.ep = 0;
}

/** Takes the last `makeNullMove` back. */
export function undoNullMove(): void {
  const at = --current.ply * ENTRY_SIZE;
  current.us ^= COLOURS;
  if (current.us !== WHITE) current.fullmove--;
  current.halfmove = current.history[at + ENTRY_HALFMOVE];
  current.ep = current.history[at + ENTRY_LOST] >> 16;
}

function remember(move: number, captured: number): void {
  const at = current.ply++ * ENTRY_SIZE;
  if (at === current.history.length) grow();
  const { history } = current;
  history[at + ENTRY_MOVE] = move;
  history[at + ENTRY_LOST] = captured | (current.rights << 8) | (current.ep << 16);
  history[at + ENTRY_HALFMOVE] = current.halfmove;
  history[at + ENTRY_KEY_LOW] = board.keyLow;
  history[at + ENTRY_KEY_HIGH] = board.keyHigh;
}

function grow(): void {
  const longer = new Int32Array(current.history.length * 2);
  longer.set(current.history);
  current.history = longer;
}

/** The cell whose piece, if any, a move of `us` captures: the target, or the pawn taken en passant (C-EP). */
export function capturedCellOf(move: number, us: number): number {
  const to = toOf(move);
  return (move & KIND) === EN_PASSANT ? to - forwardOf(us) : to;
}

/** The corner that a castling rook comes from, by the king's move. */
export function rookFrom(from: number, to: number): number {
  return to > from ? to + EAST : to + 2 * WEST;
}

/** Where a castling rook goes: the cell that its king passes over. */
export function rookTo(from: number, to: number): number {
  return (from + to) >> 1;
}

/** C-EP: the square passed over, if the side now to move can legally capture there, otherwise 0. */
function openEnPassant(pawn: number): number {
  if (!current.rules.enPassant) return 0;
  const enemy = current.us | PAWN;
  if (cells[pawn + WEST] !== enemy && cells[pawn + EAST] !== enemy) return 0;
  return isEnPassantLegal(pawn + forwardOf(current.us)) ? pawn + forwardOf(current.us) : 0;
}
