import type { Outcome } from '@tabuleiro/game';
import { EMPTY, nameOf, opponentOf, type VelhaState } from './state.js';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

export function hasLine({ cells }: VelhaState, owner: number): boolean {
  return LINES.some((line) => line.every((cell) => cells[cell] === owner));
}

export function outcomeOf(state: VelhaState): Outcome | undefined {
  const last = opponentOf(state.player);
  if (hasLine(state, last)) return { winner: nameOf(last), reason: 'win' }; // V-LINE
  if (!state.cells.includes(EMPTY)) return { winner: undefined, reason: 'stalemate' }; // V-FULL
  return undefined;
}
