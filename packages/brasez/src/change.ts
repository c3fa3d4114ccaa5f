import * as grid from '@tabuleiro/grid';
import { squareAt } from '@tabuleiro/grid';
import * as piece from './piece.js';
import { colourIndex } from './piece.js';
import type { BrasezPosition } from './state.js';
import * as keys from './state.js';
import * as states from './state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { CELLS, EMPTY, LARGEST_COUNT, TYPE, WHITE } = grid;
const { POOL_KEYS } = keys;
const { low: KEYS_LOW, high: KEYS_HIGH } = keys.KEYS;
const { DUKE, KING, PAWN, WARLORD } = piece;
const { CASTLE_BLACK, CASTLING, UNMOVED_MARKS } = states;

/*
 * The changes to the board that every action is made of. Each one is logged, and an action is taken back entry by entry.
 * An entry, low bit first: kind 3 bits, cell 8, another cell or piece 8, slot 6, which is the piece where one was shifted.
 */
const SHIFTED = 0;
const CAPTURED = 1;
const PROMOTED = 2;
const RETIRED = 3;
const ENTERED = 4;
const PLACED = 5;
/** Retired to a Duchy that is full. */
const SPILLED = 6;
const CHANGE_KINDS = ['shifted', 'captured', 'promoted', 'retired', 'entered', 'placed', 'retired'] as const;

const CASTLE_BOTH = 3;
/**
 * By cell: the `marks` that survive when the piece there leaves it. A pawn loses its unmoved mark, a rook its castling
 * right.
 */
const MARKS_KEPT = new Int32Array(CELLS);
for (let cell = 0; cell < CELLS; cell++) MARKS_KEPT[cell] = ~UNMOVED_MARKS[cell];
for (const [file, bit] of [
  [2, CASTLING],
  [5, CASTLING + 1],
]) {
  MARKS_KEPT[squareAt(file, 0)] = ~(1 << bit);
  MARKS_KEPT[squareAt(file, 7)] = ~(1 << (bit + CASTLE_BLACK));
}

/** Moves the piece on `from` to the empty cell `to`, by itself or pushed (B-PUSH). */
export function shift(position: BrasezPosition, from: number, to: number): void {
  position.board.shift(from, to);
  position.marks &= MARKS_KEPT[from];
  const piece = position.board.cells[to];
  if ((piece & TYPE) === KING) position.marks &= castlingLost(piece);
  record(position, SHIFTED, from, to, piece);
}

function castlingLost(king: number): number {
  return ~(CASTLE_BOTH << (CASTLING + (king & WHITE ? 0 : CASTLE_BLACK)));
}

/** Takes a piece off the board as lost; one that can come back goes to the pool of its side. */
export function capture(position: BrasezPosition, cell: number): void {
  const slot = position.board.slots[cell];
  const piece = position.board.take(cell);
  position.men[colourIndex(piece)]--;
  if ((piece & TYPE) <= WARLORD) addToPool(position, piece, 1);
  position.marks &= MARKS_KEPT[cell];
  record(position, CAPTURED, cell, piece, slot);
}

/** Turns the pawn on a cell into a piece of its pool, or into a duke (B-PROMO). */
export function promote(position: BrasezPosition, cell: number, type: number): void {
  const slot = position.board.slots[cell];
  const colour = position.board.take(cell) & ~TYPE;
  position.board.put(cell, colour | type);
  if (type !== DUKE) addToPool(position, colour | type, -1);
  record(position, PROMOTED, cell, colour | type, slot);
}

/** Takes a duke from the board to the Duchy (B-DUKE-A), which stays at the largest number that a text can have. */
export function retire(position: BrasezPosition, cell: number): void {
  const slot = position.board.slots[cell];
  const duke = position.board.take(cell);
  if (position.pool[duke] >= LARGEST_COUNT) {
    position.men[colourIndex(duke)]--;
    record(position, SPILLED, cell, duke, slot);
    return;
  }
  addToPool(position, duke, 1);
  record(position, RETIRED, cell, duke, slot);
}

/** Was the last change a retirement that lost the duke to the count of men, but not by a capture? */
export function hasSpilled({ log, logEnd }: BrasezPosition): boolean {
  return (log[logEnd - 1] & 7) === SPILLED;
}

/** Takes a duke from the Duchy to the board (B-DUKE-B). */
export function enter(position: BrasezPosition, cell: number): void {
  const duke = position.side | DUKE;
  position.board.put(cell, duke);
  addToPool(position, duke, -1);
  record(position, ENTERED, cell, duke, 0);
}

/** Puts a new piece on the board (B-SETUP). */
export function place(position: BrasezPosition, cell: number, piece: number): void {
  position.board.put(cell, piece);
  position.men[colourIndex(piece)]++;
  record(position, PLACED, cell, piece, 0);
}

/** Takes logged changes back until `logEnd`. The caller restores `marks`. */
export function revert(position: BrasezPosition, logEnd: number): void {
  while (position.logEnd > logEnd) takeBack(position, position.log[--position.logEnd]);
}

/** One entry of the log. `piece` is what was taken from the cell or put there; for a promotion, the new piece. */
export type Change =
  | { readonly kind: 'shifted'; readonly from: number; readonly to: number }
  | {
      readonly kind: Exclude<(typeof CHANGE_KINDS)[number], 'shifted'>;
      readonly cell: number;
      readonly piece: number;
    };

/** Every change since the position was copied, the first one first. */
export function changesOf({ log, logEnd }: BrasezPosition): readonly Change[] {
  return Array.from(log.subarray(0, logEnd), (entry) => {
    const kind = CHANGE_KINDS[entry & 7];
    const cell = cellOf(entry);
    const other = otherOf(entry);
    return kind === 'shifted' ? { kind, from: cell, to: other } : { kind, cell, piece: other };
  });
}

/** The cell of an entry of the log: where the piece stood or stands that it tells of. */
export function cellOf(entry: number): number {
  return (entry >> 3) & 255;
}

function otherOf(entry: number): number {
  return (entry >> 11) & 255;
}

/** By kind of change: does a piece leave the cell, and does one arrive on a cell? A promoted pawn leaves. */
const LEAVES = [true, true, true, true, false, false, true];
const ARRIVES = [true, false, true, false, true, true, false];

/** The piece that left `cellOf` by an entry of the log; 0 where none did. */
export function leaverOf(entry: number): number {
  const kind = entry & 7;
  if (!LEAVES[kind]) return EMPTY;
  if (kind === SHIFTED) return entry >> 19;
  return kind === PROMOTED ? (otherOf(entry) & ~TYPE) | PAWN : otherOf(entry);
}

/** The piece that came to `goalOf` by an entry of the log; 0 where none did. */
export function comerOf(entry: number): number {
  const kind = entry & 7;
  if (!ARRIVES[kind]) return EMPTY;
  return kind === SHIFTED ? entry >> 19 : otherOf(entry);
}

/** The cell where the piece of an entry stands now. */
export function goalOf(entry: number): number {
  return (entry & 7) === SHIFTED ? otherOf(entry) : cellOf(entry);
}

function takeBack(position: BrasezPosition, entry: number): void {
  const { board } = position;
  const cell = cellOf(entry);
  const other = otherOf(entry);
  const slot = entry >> 19;
  switch (entry & 7) {
    case SHIFTED:
      board.shift(other, cell);
      break;
    case CAPTURED:
      board.restore(cell, other, slot);
      position.men[colourIndex(other)]++;
      if ((other & TYPE) <= WARLORD) addToPool(position, other, -1);
      break;
    case PROMOTED:
      board.take(cell);
      board.restore(cell, (other & ~TYPE) | PAWN, slot);
      if ((other & TYPE) !== DUKE) addToPool(position, other, 1);
      break;
    case RETIRED:
      board.restore(cell, other, slot);
      addToPool(position, other, -1);
      break;
    case SPILLED:
      board.restore(cell, other, slot);
      position.men[colourIndex(other)]++;
      break;
    case ENTERED:
      board.take(cell);
      addToPool(position, other, 1);
      break;
    case PLACED:
      board.take(cell);
      position.men[colourIndex(other)]--;
  }
}

function record(position: BrasezPosition, kind: number, cell: number, other: number, slot: number): void {
  if (position.logEnd === position.log.length) position.growLog();
  position.log[position.logEnd++] = kind | (cell << 3) | (other << 11) | (slot << 19);
}

/** Adds lost pieces, or dukes in the Duchy, to the pool; a negative count removes them. */
export function addToPool(position: BrasezPosition, piece: number, count: number): void {
  position.pool[piece] += count;
  const key = POOL_KEYS + piece;
  position.poolLow = (position.poolLow + Math.imul(count, KEYS_LOW[key])) | 0;
  position.poolHigh = (position.poolHigh + Math.imul(count, KEYS_HIGH[key])) | 0;
}
