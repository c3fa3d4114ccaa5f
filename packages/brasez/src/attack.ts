import * as grid from '@tabuleiro/grid';
import * as piece from './piece.js';
import { colourIndex, farRow, forwardOf } from './piece.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, EAST, EMPTY, NORTH, SOUTH, TYPE, WEST, WHITE } = grid;
const { KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } = piece;

const JUMPS = Int32Array.from(grid.KNIGHT_JUMPS);

/** The order of the tables below. */
export const STRAIGHT: readonly number[] = [NORTH, SOUTH, EAST, WEST];
export const SLANTED: readonly number[] = [NORTH + EAST, NORTH + WEST, SOUTH + EAST, SOUTH + WEST];

/*
 * Which types attack from one or two squares away, as bits by type, indexed by attacker's colour × 4 +
 * direction from the attacked square to the attacker.
 */
export const STRAIGHT_ONE: Int32Array = new Int32Array(8);
export const STRAIGHT_TWO: Int32Array = new Int32Array(8);
export const SLANTED_ONE: Int32Array = new Int32Array(8);

for (const colour of [WHITE, BLACK]) {
  const row = colourIndex(colour) * 4;
  const forward = forwardOf(colour);
  for (let i = 0; i < 4; i++) {
    const way = -STRAIGHT[i];
    const isAhead = way === forward;
    const isBack = way === -forward;
    STRAIGHT_ONE[row + i] = bits(KING, WARLORD, ROOK) | (isAhead ? bits(LORD) : bits(PRIEST));
    STRAIGHT_TWO[row + i] = bits(ROOK) | (isBack ? 0 : bits(WARLORD)) | (isAhead ? bits(LORD, PAWN) : 0);
    const isSlantedAhead = -SLANTED[i] * forward > 0;
    SLANTED_ONE[row + i] = bits(KING, LORD, PRIEST) | (isSlantedAhead ? bits(WARLORD, PAWN) : 0);
  }
}

function bits(...types: number[]): number {
  return types.reduce((sum, type) => sum | (1 << type), 0);
}

/**
 * The cell of a piece of colour `by` that attacks `square`, or 0 (B-ATT). What stands on the square itself
 * plays no part. The first found of: straight, slanted, knight.
 */
export function attackerOf(cells: Uint8Array, square: number, by: number): number {
  const straight = straightAttacker(cells, square, by);
  if (straight !== 0) return straight;
  const slanted = slantedAttacker(cells, square, by);
  if (slanted !== 0) return slanted;
  const knight = by | KNIGHT;
  for (let i = 0; i < 8; i++) {
    const cell = square + JUMPS[i];
    if (cells[cell] === knight) return cell;
  }
  return 0;
}

/**
 * The same on the board as it will be when `from` is empty and `left` stands on `to`. The cells come back as they were.
 */
export function attackerAfter(
  cells: Uint8Array,
  square: number,
  by: number,
  from: number,
  to: number,
  left: number,
): number {
  const mover = cells[from];
  const there = cells[to];
  cells[from] = EMPTY;
  cells[to] = left;
  const attacker = attackerOf(cells, square, by);
  cells[to] = there;
  cells[from] = mover;
  return attacker;
}

function straightAttacker(cells: Uint8Array, square: number, by: number): number {
  const row = colourIndex(by) * 4;
  for (let i = 0; i < 4; i++) {
    const step = STRAIGHT[i];
    let cell = square + step;
    let types = STRAIGHT_ONE[row + i];
    if (cells[cell] === EMPTY) {
      cell += step;
      types = STRAIGHT_TWO[row + i];
      if (cells[cell] === EMPTY) {
        types = 1 << ROOK;
        do cell += step;
        while (cells[cell] === EMPTY);
      }
    }
    const piece = cells[cell];
    if ((piece & by) === 0 || ((types >> (piece & TYPE)) & 1) === 0) continue;
    // B-PRIEST: sideways and back only while it stands on the far rank.
    if ((piece & TYPE) === PRIEST && cell >> 4 !== farRow(by)) continue;
    return cell;
  }
  return 0;
}

function slantedAttacker(cells: Uint8Array, square: number, by: number): number {
  const row = colourIndex(by) * 4;
  const priest = by | PRIEST;
  for (let i = 0; i < 4; i++) {
    const step = SLANTED[i];
    const first = cells[square + step];
    if (first & by && (SLANTED_ONE[row + i] >> (first & TYPE)) & 1) return square + step;
    // From two squares away the priest slides over an empty square or jumps a piece: it attacks either way.
    const second = cells[square + step * 2];
    if (second === priest) return square + step * 2;
    if (first !== EMPTY || second !== EMPTY) continue;
    if (cells[square + step * 3] === priest) return square + step * 3;
  }
  return 0;
}
