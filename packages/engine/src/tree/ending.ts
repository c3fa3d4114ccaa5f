import { MATE } from './score.js';
import type { Search } from './search.js';

/** The score of a position that the rules have decided, for the side to act. */
export function scoreEnding(search: Search, ply: number): number {
  const outcome = search.cursor.outcome();
  if (outcome?.winner === undefined) return 0;
  return outcome.winner === search.cursor.player ? MATE - ply : ply - MATE;
}
