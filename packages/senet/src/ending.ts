import type { Outcome } from '@tabuleiro/game';
import type { SenetState } from './state.js';
import { A, B, PIECES } from './track.js';

/** S-WIN: five pieces off, by play or in a position given so. */
export function outcomeOf({ off }: SenetState): Outcome | undefined {
  if (off[A] === PIECES) return { winner: 'A', reason: 'win' };
  return off[B] === PIECES ? { winner: 'B', reason: 'win' } : undefined;
}
