import { EMPTY, type VelhaPosition } from './state.js';

export function make(position: VelhaPosition, cell: number): void {
  position.set(cell, position.player);
  position.passTurn(); // V-TURN
}

/** Takes back the last `make`, which marked this cell. */
export function undo(position: VelhaPosition, cell: number): void {
  position.set(cell, EMPTY);
  position.passTurn();
}
