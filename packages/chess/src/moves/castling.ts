import * as grid from '@tabuleiro/grid';
import { isAttacked } from '../attack.js';
import * as currentPosition from '../currentPosition.js';
import * as packed from '../move.js';
import * as states from '../state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EAST, EMPTY, WEST, WHITE } = grid;
const { CASTLE } = packed;
const { current } = currentPosition;
const { cells } = current.board;
const { BLACK_LONG, BLACK_SHORT, WHITE_LONG, WHITE_SHORT } = states;

export function shortRight(colour: number): number {
  return colour === WHITE ? WHITE_SHORT : BLACK_SHORT;
}

export function longRight(colour: number): number {
  return colour === WHITE ? WHITE_LONG : BLACK_LONG;
}

/** C-CASTLE: the king does not cross or reach an attacked square. Requires a king that is not in check. */
export function castlingMoves(king: number, into: Int32Array, at: number): number {
  const { us, rights } = current;
  const enemy = us ^ COLOURS;
  let end = at;
  if (
    (rights & shortRight(us)) !== 0 &&
    cells[king + EAST] === EMPTY &&
    cells[king + 2 * EAST] === EMPTY &&
    !isAttacked(king + EAST, enemy) &&
    !isAttacked(king + 2 * EAST, enemy)
  ) {
    into[end++] = king | ((king + 2 * EAST) << 8) | CASTLE;
  }
  if (
    (rights & longRight(us)) !== 0 &&
    cells[king + WEST] === EMPTY &&
    cells[king + 2 * WEST] === EMPTY &&
    cells[king + 3 * WEST] === EMPTY &&
    !isAttacked(king + WEST, enemy) &&
    !isAttacked(king + 2 * WEST, enemy)
  ) {
    into[end++] = king | ((king + 2 * WEST) << 8) | CASTLE;
  }
  return end;
}
