import type { Square } from '@tabuleiro/grid';
import * as grid from '@tabuleiro/grid';
import { attackerOf } from './attack.js';
import { capture } from './change.js';
import * as piece from './piece.js';
import { type Colour, colourName, opponentOf } from './piece.js';
import type { BrasezPosition, BrasezView } from './state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, BLACK, SQUARES, TYPE, WHITE } = grid;
const { DUKE, KING } = piece;

/** The cell of a duke of `colour` whose zone contains `cell`, or 0. A zone is the eight squares around a duke (B-ZONE). */
export function zoneDuke(position: BrasezView, cell: number, colour: number): number {
  const { cells, counts } = position.board;
  const duke = colour | DUKE;
  if (counts[duke] === 0) return 0;
  for (let i = 0; i < 8; i++) if (cells[cell + ALL_DIRECTIONS[i]] === duke) return cell + ALL_DIRECTIONS[i];
  return 0;
}

/** B-ZONE: removes the piece that has moved to `cell` if it is in an enemy zone, unless it gives check. */
export function applyZone(position: BrasezPosition, cell: number): void {
  if (isTaken(position, cell) && !givesCheck(position)) capture(position, cell);
}

/** B-ZONE for a legion: whether it gives check is judged with both pawns on the board. */
export function applyZones(position: BrasezPosition, left: number, right: number): void {
  const takesLeft = isTaken(position, left);
  const takesRight = isTaken(position, right);
  if ((!takesLeft && !takesRight) || givesCheck(position)) return;
  if (takesLeft) capture(position, left);
  if (takesRight) capture(position, right);
}

function isTaken(position: BrasezView, cell: number): boolean {
  const type = position.board.cells[cell] & TYPE;
  return type !== DUKE && type !== KING && zoneDuke(position, cell, opponentOf(position.side)) !== 0;
}

function givesCheck(position: BrasezView): boolean {
  const king = position.board.find(opponentOf(position.side) | KING);
  return attackerOf(position.board.cells, king, position.side) !== 0;
}

/** By square: the colours whose zones contain it. Squares in no zone are left out. */
export function zoneOwners(position: BrasezView): ReadonlyMap<Square, readonly Colour[]> {
  const owners = SQUARES.map((square) => {
    const colours = [WHITE, BLACK].filter((colour) => zoneDuke(position, square, colour) !== 0);
    return [square, colours.map(colourName)] as const;
  });
  return new Map(owners.filter(([, colours]) => colours.length > 0));
}
