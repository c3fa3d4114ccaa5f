import * as grid from '@tabuleiro/grid';
import * as danger from './danger.js';

// Local copies of imported constants: see grid/src/board.ts.
const { pins } = danger;
const { COLOURS, EAST, EMPTY, NORTH, NORTH_EAST, NORTH_WEST, OFF, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } =
  grid;

// Each function writes the moves of all pieces of one code (colour and type) and returns the end of the list.
// A pinned knight cannot move; a pinned slider keeps to the line of its pin.

/** Written out jump by jump: a loop over a table of jumps is a tenth slower overall. */
export function knightMoves(
  cells: Uint8Array,
  lists: Uint8Array,
  counts: Uint8Array,
  piece: number,
  into: Int32Array,
  at: number,
): number {
  const stop = (piece & COLOURS) | OFF;
  let end = at;
  for (let i = piece << 6, last = i + counts[piece]; i < last; i++) {
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
  return end;
}

export function diagonalMoves(
  cells: Uint8Array,
  lists: Uint8Array,
  counts: Uint8Array,
  piece: number,
  into: Int32Array,
  at: number,
): number {
  const enemy = (piece & COLOURS) ^ COLOURS;
  let end = at;
  for (let i = piece << 6, last = i + counts[piece]; i < last; i++) {
    const from = lists[i];
    const pin = pins[from];
    if (pin === 0 || pin === NORTH_EAST) {
      end = slide(cells, from, NORTH_EAST, enemy, into, end);
      end = slide(cells, from, SOUTH_WEST, enemy, into, end);
    }
    if (pin === 0 || pin === NORTH_WEST) {
      end = slide(cells, from, NORTH_WEST, enemy, into, end);
      end = slide(cells, from, SOUTH_EAST, enemy, into, end);
    }
  }
  return end;
}

export function orthogonalMoves(
  cells: Uint8Array,
  lists: Uint8Array,
  counts: Uint8Array,
  piece: number,
  into: Int32Array,
  at: number,
): number {
  const enemy = (piece & COLOURS) ^ COLOURS;
  let end = at;
  for (let i = piece << 6, last = i + counts[piece]; i < last; i++) {
    const from = lists[i];
    const pin = pins[from];
    if (pin === 0 || pin === NORTH) {
      end = slide(cells, from, NORTH, enemy, into, end);
      end = slide(cells, from, SOUTH, enemy, into, end);
    }
    if (pin === 0 || pin === EAST) {
      end = slide(cells, from, EAST, enemy, into, end);
      end = slide(cells, from, WEST, enemy, into, end);
    }
  }
  return end;
}

function slide(
  cells: Uint8Array,
  from: number,
  step: number,
  enemy: number,
  into: Int32Array,
  at: number,
): number {
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
