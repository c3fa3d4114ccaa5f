import * as grid from '@tabuleiro/grid';
import { isAttacked } from '../attack.js';
import * as packed from '../move.js';
import type { ChessPosition } from '../state.js';
import * as states from '../state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, COLOURS, EAST, EMPTY, OFF, WEST, WHITE } = grid;
const { CASTLE } = packed;
const { BLACK_LONG, BLACK_SHORT, WHITE_LONG, WHITE_SHORT } = states;

const STEPS = Int8Array.from(ALL_DIRECTIONS);

/** C-CHECK: the king never steps onto an attacked square; he does not hide behind himself on a slider's line. */
export function kingMoves(
  cells: Uint8Array,
  lists: Uint8Array,
  counts: Uint8Array,
  king: number,
  us: number,
  into: Int32Array,
  at: number,
): number {
  const enemy = us ^ COLOURS;
  const stop = us | OFF;
  const self = cells[king];
  let end = at;
  cells[king] = EMPTY;
  for (let i = 0; i < 8; i++) {
    const to = king + STEPS[i];
    if ((cells[to] & stop) === 0 && !isAttacked(cells, lists, counts, to, enemy))
      into[end++] = king | (to << 8);
  }
  cells[king] = self;
  return end;
}

export function shortRight(colour: number): number {
  return colour === WHITE ? WHITE_SHORT : BLACK_SHORT;
}

export function longRight(colour: number): number {
  return colour === WHITE ? WHITE_LONG : BLACK_LONG;
}

/** C-CASTLE: requires a king that is not in check. The squares he crosses and reaches must not be attacked. */
export function castlingMoves(position: ChessPosition, king: number, into: Int32Array, at: number): number {
  const { us, rights } = position;
  const { cells, lists, counts } = position.board;
  const enemy = us ^ COLOURS;
  let end = at;
  if (
    (rights & shortRight(us)) !== 0 &&
    cells[king + EAST] === EMPTY &&
    cells[king + 2 * EAST] === EMPTY &&
    !isAttacked(cells, lists, counts, king + EAST, enemy) &&
    !isAttacked(cells, lists, counts, king + 2 * EAST, enemy)
  ) {
    into[end++] = king | ((king + 2 * EAST) << 8) | CASTLE;
  }
  if (
    (rights & longRight(us)) !== 0 &&
    cells[king + WEST] === EMPTY &&
    cells[king + 2 * WEST] === EMPTY &&
    cells[king + 3 * WEST] === EMPTY &&
    !isAttacked(cells, lists, counts, king + WEST, enemy) &&
    !isAttacked(cells, lists, counts, king + 2 * WEST, enemy)
  ) {
    into[end++] = king | ((king + 2 * WEST) << 8) | CASTLE;
  }
  return end;
}
