import * as grid from '@tabuleiro/grid';
import { forwardOf } from '../attack.js';
import * as currentPosition from '../currentPosition.js';
import * as piece from '../piece.js';
import * as danger from './pins.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EAST, EMPTY, WEST, WHITE } = grid;
const { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } = piece;
const { pins } = danger;
const { current } = currentPosition;

/** The mailbox row (cell >> 4) on which pawns of this colour start. */
export function firstRow(colour: number): number {
  return colour === WHITE ? 3 : 8;
}

/** The mailbox row from which the next step promotes. */
export function lastRow(colour: number): number {
  return colour === WHITE ? 8 : 3;
}

/** C-PROMO, N-PROMO: a move to the last rank is listed once for each piece that the pawn may become. */
export function promotionMoves(into: Int32Array, at: number): number {
  return promotions(current.rules.promotionChoice, into, at);
}

/** Promotions to a queen alone. */
export function queenPromotions(into: Int32Array, at: number): number {
  return promotions(false, into, at);
}

function promotions(hasChoice: boolean, into: Int32Array, at: number): number {
  const { board, us } = current;
  const pawn = us | PAWN;
  let end = at;
  for (let i = pawn << 6, last = i + board.counts[pawn]; i < last; i++) {
    const from = board.lists[i];
    if (from >> 4 === lastRow(us)) end = promotionsFrom(from, hasChoice, into, end);
  }
  return end;
}

function promotionsFrom(from: number, hasChoice: boolean, into: Int32Array, at: number): number {
  const { board, us } = current;
  const { cells } = board;
  const pin = pins[from];
  const ahead = from + forwardOf(us);
  let end = at;
  for (let to = ahead + WEST; to <= ahead + EAST; to += EAST) {
    const open = to === ahead ? cells[to] === EMPTY : (cells[to] & (us ^ COLOURS)) !== 0;
    const line = to > from ? to - from : from - to;
    if (!open || (pin !== 0 && pin !== line)) continue;
    const path = from | (to << 8);
    into[end++] = path | (QUEEN << 16);
    if (!hasChoice) continue;
    into[end++] = path | (ROOK << 16);
    into[end++] = path | (BISHOP << 16);
    into[end++] = path | (KNIGHT << 16);
  }
  return end;
}
