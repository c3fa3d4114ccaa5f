import type { Outcome } from '@tabuleiro/game';
import type { Match } from './match.js';

/** Nothing stays open when a match ends. */
export function finish<S, M>(match: Match<S, M>, outcome: Outcome): Match<S, M> {
  return { ...match, outcome, offer: undefined, takebackAsker: undefined, paused: false };
}
