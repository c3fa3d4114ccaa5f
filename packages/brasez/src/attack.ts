import * as grid from '@tabuleiro/grid';
import * as piece from './piece.js';
import { colourIndex, farRow, forwardOf } from './piece.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, EAST, EMPTY, NORTH, SOUTH, TYPE, WEST, WHITE } = grid;
const { KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } = piece;

const JUMPS = Int32Array.from(grid.KNIGHT_JUMPS);

/** Steps along files and ranks, in the order of the tables below. */
export const STRAIGHT_STEPS: readonly number[] = [NORTH, SOUTH, EAST, WEST];
/** Steps along diagonals, in the order of the tables below. */
export const DIAGONAL_STEPS: readonly number[] = [NORTH + EAST, NORTH + WEST, SOUTH + EAST, SOUTH + WEST];

/*
 * Which types of piece attack from so many squares away, as bits by type. The index is the attacker's colour × 4 + the
 * index of the step from the attacked square towards the attacker.
 */
/** Attackers one square away on a file or rank. */
export const STRAIGHT_ATTACKERS_1: Int32Array = new Int32Array(8);
/** Attackers two squares away on a file or rank, the square between being empty. */
export const STRAIGHT_ATTACKERS_2: Int32Array = new Int32Array(8);
/** Attackers one square away on a diagonal. */
export const DIAGONAL_ATTACKERS_1: Int32Array = new Int32Array(8);

for (const colour of [WHITE, BLACK]) {
  const row = colourIndex(colour) * 4;
  const forward = forwardOf(colour);
  for (let i = 0; i < 4; i++) {
    const way = -STRAIGHT_STEPS[i];
    const isAhead = way === forward;
    const isBack = way === -forward;
    STRAIGHT_ATTACKERS_1[row + i] = bits(KING, WARLORD, ROOK) | (isAhead ? bits(LORD) : bits(PRIEST));
    STRAIGHT_ATTACKERS_2[row + i] =
      bits(ROOK) | (isBack ? 0 : bits(WARLORD)) | (isAhead ? bits(LORD, PAWN) : 0);
    const isDiagonallyAhead = -DIAGONAL_STEPS[i] * forward > 0;
    DIAGONAL_ATTACKERS_1[row + i] = bits(KING, LORD, PRIEST) | (isDiagonallyAhead ? bits(WARLORD, PAWN) : 0);
  }
}

function bits(...types: number[]): number {
  return types.reduce((sum, type) => sum | (1 << type), 0);
}

/**
 * The cell of a piece of colour `by` that attacks `square`, or 0 (B-ATT). What stands on the square itself plays no
 * part. Files and ranks are searched first, then diagonals, then knights.
 */
export function attackerOf(cells: Uint8Array, square: number, by: number): number {
  const straight = straightAttacker(cells, square, by);
  if (straight !== 0) return straight;
  const diagonal = diagonalAttacker(cells, square, by);
  if (diagonal !== 0) return diagonal;
  const knight = by | KNIGHT;
  for (let i = 0; i < 8; i++) {
    const cell = square + JUMPS[i];
    if (cells[cell] === knight) return cell;
  }
  return 0;
}

/**
 * `attackerOf` on the board as it will be with `from` empty and `left` on `to`. The cells are put back as they were.
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
    const step = STRAIGHT_STEPS[i];
    let cell = square + step;
    let types = STRAIGHT_ATTACKERS_1[row + i];
    if (cells[cell] === EMPTY) {
      cell += step;
      types = STRAIGHT_ATTACKERS_2[row + i];
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

function diagonalAttacker(cells: Uint8Array, square: number, by: number): number {
  const row = colourIndex(by) * 4;
  const priest = by | PRIEST;
  for (let i = 0; i < 4; i++) {
    const step = DIAGONAL_STEPS[i];
    const first = cells[square + step];
    if (first & by && (DIAGONAL_ATTACKERS_1[row + i] >> (first & TYPE)) & 1) return square + step;
    // From two squares away the priest slides over an empty square or jumps a piece: it attacks either way.
    const second = cells[square + step * 2];
    if (second === priest) return square + step * 2;
    if (first !== EMPTY || second !== EMPTY) continue;
    if (cells[square + step * 3] === priest) return square + step * 3;
  }
  return 0;
}
