import { outcomeOf } from './ending.js';
import { unpack, type VelhaMove } from './move.js';
import { CELLS, EMPTY, type VelhaState } from './state.js';

/** Every empty cell (V-CELL), ascending; looks at no ending. */
export function generate({ cells }: VelhaState, into: Int32Array, at: number): number {
  let end = at;
  for (let cell = 0; cell < CELLS; cell++) if (cells[cell] === EMPTY) into[end++] = cell;
  return end;
}

/** Every legal action, none when the game is over. */
export function legalMoves(state: VelhaState): VelhaMove[] {
  if (outcomeOf(state) !== undefined) return [];
  const list = new Int32Array(CELLS);
  return Array.from(list.subarray(0, generate(state, list, 0)), unpack);
}
