import type { Outcome } from '@tabuleiro/game';
import type { Match } from './match.js';

/** Nothing stays open when a match ends. */
export function finish<S>(match: Match<S>, outcome: Outcome): Match<S> {
  return { ...match, outcome, offer: undefined, asked: undefined, paused: false };
}
