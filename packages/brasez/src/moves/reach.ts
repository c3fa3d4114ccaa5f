import { DIAGONALS, EAST, EMPTY, NORTH, SOUTH, WEST } from '@tabuleiro/grid';
import { colourIndex, forwardOf, LORD } from '../piece.js';

/** By colour: one square in every direction the lord goes. */
export const LORD_STEPS: readonly (readonly number[])[] = [
  [...DIAGONALS, NORTH],
  [...DIAGONALS, SOUTH],
];

/** By colour: one square in every direction the warlord goes. */
export const WARLORD_STEPS: readonly (readonly number[])[] = [
  [NORTH, EAST, SOUTH, WEST, NORTH + EAST, NORTH + WEST],
  [NORTH, EAST, SOUTH, WEST, SOUTH + EAST, SOUTH + WEST],
];

/** Does an ordinary move of a lord or warlord of `colour` lead from one square to the other? */
export function reaches(cells: Uint8Array, type: number, colour: number, from: number, to: number): boolean {
  const steps = type === LORD ? LORD_STEPS : WARLORD_STEPS;
  if (steps[colourIndex(colour)].includes(to - from)) return true;
  return type !== LORD && isSecond(colour, to - from) && cells[(from + to) >> 1] === EMPTY;
}

function isSecond(colour: number, delta: number): boolean {
  return delta === 2 * EAST || delta === 2 * WEST || delta === 2 * forwardOf(colour);
}
