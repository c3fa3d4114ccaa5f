import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import * as piece from '../piece.js';
import type { ChessRules } from '../rules.js';
import * as danger from './danger.js';

// Local copies of imported constants: see grid/src/board.ts.
const { pins } = danger;
const { COLOURS, EAST, EMPTY, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, WEST, WHITE } = grid;
const { DOUBLE } = packed;
const { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } = piece;

/** Row of the mailbox (cell >> 4) in which a pawn of this colour has not moved yet. */
export function firstRow(colour: number): number {
  return colour === WHITE ? 3 : 8;
}

/** Row from which the next step promotes. */
export function lastRow(colour: number): number {
  return colour === WHITE ? 8 : 3;
}

/** Steps and captures of every pawn but en passant. A pinned pawn keeps to the line of its pin. */
export function pawnMoves(
  cells: Uint8Array,
  lists: Uint8Array,
  counts: Uint8Array,
  us: number,
  rules: ChessRules,
  into: Int32Array,
  at: number,
): number {
  const enemy = us ^ COLOURS;
  const forward = us === WHITE ? NORTH : SOUTH;
  const westLine = us === WHITE ? NORTH_WEST : NORTH_EAST;
  const eastLine = us === WHITE ? NORTH_EAST : NORTH_WEST;
  const first = rules.doubleStep ? firstRow(us) : 0;
  const last = lastRow(us);
  const piece = us | PAWN;
  let end = at;
  for (let i = piece << 6, stop = i + counts[piece]; i < stop; i++) {
    const from = lists[i];
    const row = from >> 4;
    const pin = pins[from];
    if (row === last) {
      end = promotions(cells, from, forward, pin, rules, into, end);
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
  return end;
}

/** C-PROMO, N-PROMO: every last step names what the pawn becomes. */
function promotions(
  cells: Uint8Array,
  from: number,
  forward: number,
  pin: number,
  rules: ChessRules,
  into: Int32Array,
  at: number,
): number {
  const ahead = from + forward;
  const enemy = (cells[from] & COLOURS) ^ COLOURS;
  let end = at;
  for (let to = ahead + WEST; to <= ahead + EAST; to += EAST) {
    const open = to === ahead ? cells[to] === EMPTY : (cells[to] & enemy) !== 0;
    const line = to > from ? to - from : from - to;
    if (!open || (pin !== 0 && pin !== line)) continue;
    const path = from | (to << 8);
    into[end++] = path | (QUEEN << 16);
    if (!rules.promotionChoice) continue;
    into[end++] = path | (ROOK << 16);
    into[end++] = path | (BISHOP << 16);
    into[end++] = path | (KNIGHT << 16);
  }
  return end;
}
