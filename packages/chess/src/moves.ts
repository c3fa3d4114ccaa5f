import * as grid from '@tabuleiro/grid';
import { isAttacked } from './attack.js';
import * as currentPosition from './currentPosition.js';
import * as packed from './move.js';
import { toOf } from './move.js';
import { castlingMoves } from './moves/castling.js';
import { enPassantMoves } from './moves/enPassant.js';
import { firstRow, lastRow, promotionMoves } from './moves/pawn.js';
import * as danger from './moves/pins.js';
import { findCheckersAndPins } from './moves/pins.js';
import * as piece from './piece.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, DELTA, DIRECTION, EAST, EMPTY, NORTH, NORTH_EAST, NORTH_WEST, OFF } = grid;
const { SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, WHITE } = grid;
const { DOUBLE } = packed;
const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = piece;
const { pins } = danger;
const { current } = currentPosition;
const { cells, lists, counts } = current.board;

/** More than any position of 64 squares has: 63 pieces of at most 27 moves. */
export const MAX_MOVES = 63 * 27;

const scratch = new Int32Array(MAX_MOVES);

/**
 * Every legal move of the current position, written into `into` from `at`; returns the end. Endings other than
 * "no move" play no part.
 *
 * One long function on purpose: split by piece it makes 66 million moves a second from the opening, in one
 * piece and with the jumps of king and knight written out 84 million.
 */
export function generateMoves(into: Int32Array, at: number): number {
  const { us, rules } = current;
  const enemy = us ^ COLOURS;
  const stop = us | OFF;
  let end = at;

  // 1. What gives check, what is pinned.
  const king = lists[(us | KING) << 6];
  const found = findCheckersAndPins(king, us);
  const checkers = found >> 8;

  // 2. The king.
  if ((cells[king + NORTH] & stop) === 0) into[end++] = king | ((king + NORTH) << 8);
  if ((cells[king + NORTH_EAST] & stop) === 0) into[end++] = king | ((king + NORTH_EAST) << 8);
  if ((cells[king + EAST] & stop) === 0) into[end++] = king | ((king + EAST) << 8);
  if ((cells[king + SOUTH_EAST] & stop) === 0) into[end++] = king | ((king + SOUTH_EAST) << 8);
  if ((cells[king + SOUTH] & stop) === 0) into[end++] = king | ((king + SOUTH) << 8);
  if ((cells[king + SOUTH_WEST] & stop) === 0) into[end++] = king | ((king + SOUTH_WEST) << 8);
  if ((cells[king + WEST] & stop) === 0) into[end++] = king | ((king + WEST) << 8);
  if ((cells[king + NORTH_WEST] & stop) === 0) into[end++] = king | ((king + NORTH_WEST) << 8);
  if (end > at) end = keepSafeSteps(into, at, end, king);
  if (checkers > 1) return end;
  const own = end;

  // 3. Knights: a pinned one cannot move.
  let code = us | KNIGHT;
  for (let i = code << 6, last = i + counts[code]; i < last; i++) {
    const from = lists[i];
    if (pins[from] !== 0) continue;
    if ((cells[from + 33] & stop) === 0) into[end++] = from | ((from + 33) << 8);
    if ((cells[from + 31] & stop) === 0) into[end++] = from | ((from + 31) << 8);
    if ((cells[from + 18] & stop) === 0) into[end++] = from | ((from + 18) << 8);
    if ((cells[from + 14] & stop) === 0) into[end++] = from | ((from + 14) << 8);
    if ((cells[from - 14] & stop) === 0) into[end++] = from | ((from - 14) << 8);
    if ((cells[from - 18] & stop) === 0) into[end++] = from | ((from - 18) << 8);
    if ((cells[from - 31] & stop) === 0) into[end++] = from | ((from - 31) << 8);
    if ((cells[from - 33] & stop) === 0) into[end++] = from | ((from - 33) << 8);
  }

  // 4. Bishops and queens along diagonals, rooks and queens along files and ranks: a pinned one keeps its line.
  for (code = us | BISHOP; code <= (us | QUEEN); code += QUEEN - BISHOP) {
    for (let i = code << 6, last = i + counts[code]; i < last; i++) {
      const from = lists[i];
      const pin = pins[from];
      if (pin === 0 || pin === NORTH_EAST) {
        end = slide(from, NORTH_EAST, enemy, into, end);
        end = slide(from, SOUTH_WEST, enemy, into, end);
      }
      if (pin === 0 || pin === NORTH_WEST) {
        end = slide(from, NORTH_WEST, enemy, into, end);
        end = slide(from, SOUTH_EAST, enemy, into, end);
      }
    }
  }
  for (code = us | ROOK; code <= (us | QUEEN); code += QUEEN - ROOK) {
    for (let i = code << 6, last = i + counts[code]; i < last; i++) {
      const from = lists[i];
      const pin = pins[from];
      if (pin === 0 || pin === NORTH) {
        end = slide(from, NORTH, enemy, into, end);
        end = slide(from, SOUTH, enemy, into, end);
      }
      if (pin === 0 || pin === EAST) {
        end = slide(from, EAST, enemy, into, end);
        end = slide(from, WEST, enemy, into, end);
      }
    }
  }

  // 5. Pawns, all but en passant. Promotions wait: a call inside the loop would slow every pawn.
  const forward = us === WHITE ? NORTH : SOUTH;
  const westLine = us === WHITE ? NORTH_WEST : NORTH_EAST;
  const eastLine = us === WHITE ? NORTH_EAST : NORTH_WEST;
  const first = rules.doubleStep ? firstRow(us) : 0;
  const promoting = lastRow(us);
  let promotes = false;
  code = us | PAWN;
  for (let i = code << 6, last = i + counts[code]; i < last; i++) {
    const from = lists[i];
    const row = from >> 4;
    const pin = pins[from];
    if (row === promoting) {
      promotes = true;
      continue;
    }
    const to = from + forward;
    if (cells[to] === EMPTY && (pin === 0 || pin === NORTH)) {
      into[end++] = from | (to << 8);
      if (row === first && cells[to + forward] === EMPTY) into[end++] = from | ((to + forward) << 8) | DOUBLE;
    }
    if ((cells[to + WEST] & enemy) !== 0 && (pin === 0 || pin === westLine)) {
      into[end++] = from | ((to + WEST) << 8);
    }
    if ((cells[to + EAST] & enemy) !== 0 && (pin === 0 || pin === eastLine)) {
      into[end++] = from | ((to + EAST) << 8);
    }
  }

  if (promotes) end = promotionMoves(into, end);

  // 6. What depends on check, and en passant, which is tried out move by move.
  if (checkers === 1) end = keepAnswers(into, own, end, king, found & 255);
  else if (current.rights !== 0 && (cells[king + EAST] === EMPTY || cells[king + WEST] === EMPTY)) {
    end = castlingMoves(king, into, end);
  }
  return current.ep === 0 ? end : enPassantMoves(into, end);
}

/** Is any move legal in the current position? Most often a pawn that may go ahead answers it. */
export function hasMoves(): boolean {
  const { us } = current;
  if (findCheckersAndPins(lists[(us | KING) << 6], us) >> 8 === 0) {
    const forward = us === WHITE ? NORTH : SOUTH;
    const pawn = us | PAWN;
    for (let i = pawn << 6, last = i + counts[pawn]; i < last; i++) {
      const pin = pins[lists[i]];
      if (cells[lists[i] + forward] === EMPTY && (pin === 0 || pin === NORTH)) return true;
    }
  }
  return generateMoves(scratch, 0) > 0;
}

/** C-CHECK: drops the steps onto attacked squares. The king does not hide behind himself on a slider's line. */
function keepSafeSteps(into: Int32Array, start: number, stop: number, king: number): number {
  const self = cells[king];
  const enemy = (self & COLOURS) ^ COLOURS;
  let end = start;
  cells[king] = EMPTY;
  for (let i = start; i < stop; i++) {
    if (!isAttacked(toOf(into[i]), enemy)) into[end++] = into[i];
  }
  cells[king] = self;
  return end;
}

function slide(from: number, step: number, enemy: number, into: Int32Array, at: number): number {
  let end = at;
  let to = from + step;
  let there = cells[to];
  while (there === EMPTY) {
    into[end++] = from | (to << 8);
    to += step;
    there = cells[to];
  }
  if ((there & enemy) !== 0) into[end++] = from | (to << 8);
  return end;
}

/** In check, a move of another piece captures the checker or steps between it and the king. */
function keepAnswers(into: Int32Array, start: number, stop: number, king: number, checker: number): number {
  const line = DIRECTION[checker - king + DELTA];
  const reach = (checker - king) * line;
  let end = start;
  for (let i = start; i < stop; i++) {
    const to = toOf(into[i]);
    const between = line !== 0 && DIRECTION[to - king + DELTA] === line && (to - king) * line < reach;
    if (to === checker || between) into[end++] = into[i];
  }
  return end;
}
