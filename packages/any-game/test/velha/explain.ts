import type { Refusal } from '@tabuleiro/game';
import { outcomeOf } from './ending.js';
import { parseCell } from './notation.js';
import { EMPTY, nameOf, type VelhaState } from './state.js';

export const VELHA_REFUSALS = ['game-over', 'bad-move', 'marked-cell'] as const;

export function explain(state: VelhaState, attempt: string): Refusal | undefined {
  const outcome = outcomeOf(state);
  if (outcome !== undefined) {
    const { winner = '', reason } = outcome;
    return { code: 'game-over', facts: { winner, reason }, rule: winner === '' ? 'V-FULL' : 'V-LINE' };
  }
  const cell = parseCell(attempt);
  if (cell === undefined) return { code: 'bad-move', facts: {}, rule: 'V-CELL' };
  const owner = state.cells[cell];
  if (owner === EMPTY) return undefined;
  return { code: 'marked-cell', facts: { at: attempt, player: nameOf(owner) }, rule: 'V-CELL' };
}
