import type { Outcome } from '@tabuleiro/game';
import type { SenetState } from './state.js';
import { A, B, PIECES } from './track.js';

/** S-WIN: a player whose five pieces are off the board has won, also in a position that was set up so. */
export function outcomeOf({ off }: SenetState): Outcome | undefined {
  if (off[A] === PIECES) return { winner: 'A', reason: 'win' };
  return off[B] === PIECES ? { winner: 'B', reason: 'win' } : undefined;
}
