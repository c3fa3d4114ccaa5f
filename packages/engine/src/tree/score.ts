import type { Search } from './search.js';

/** Scores are centipawns for the side to move; a mate in n plies is `MATE - n`. */
export const MATE = 30_000;
export const INFINITE = 32_000;
/** The ply limit of the search. */
export const MAX_PLY = 120;
/** Scores from here on are mates. */
export const MATE_BOUND: number = MATE - 2 * MAX_PLY;

export function isMateScore(score: number): boolean {
  return score >= MATE_BOUND || score <= -MATE_BOUND;
}

/** Moves of the winner to mate, negative for being mated. Requires `isMateScore`. */
export function movesToMate(score: number): number {
  return score > 0 ? (MATE - score + 1) >> 1 : -((MATE + score) >> 1);
}

/** In the transposition table mates count from the stored position, in the tree from the root. */
export function toTable(score: number, ply: number): number {
  if (score >= MATE_BOUND) return score + ply;
  return score <= -MATE_BOUND ? score - ply : score;
}

export function fromTable(score: number, ply: number): number {
  if (score >= MATE_BOUND) return score - ply;
  return score <= -MATE_BOUND ? score + ply : score;
}

/** The score of a position without a legal move, or decided by the rules, for the side to move. */
export function scoreEnding(search: Search, ply: number): number {
  const outcome = search.cursor.outcome();
  if (outcome?.winner === undefined) return 0;
  return outcome.winner === search.cursor.player ? MATE - ply : ply - MATE;
}
