import type { Outcome } from '@tabuleiro/game';
import { judge } from './ending.js';
import { listMoves } from './moves.js';
import type { BrasezState } from './state.js';

/** Every legal action in ascending order, none when the game is over. */
export function legalMoves(state: BrasezState): Int32Array {
  const list = listMoves(state.copy());
  return judge(state, list.length > 0) === undefined ? list : list.subarray(0, 0);
}

export function outcomeOf(state: BrasezState): Outcome | undefined {
  return judge(state, listMoves(state.copy()).length > 0);
}
