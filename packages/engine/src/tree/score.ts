/** Scores are hundredths of a pawn for the side to act; a forced win in n plies is `MATE - n`. */
export const MATE = 30_000;
export const INFINITE = 32_000;
/** No line goes deeper. */
export const MAX_PLY = 120;
/** Scores from here on are forced wins. */
export const WON: number = MATE - 2 * MAX_PLY;

export function isForced(score: number): boolean {
  return score >= WON || score <= -WON;
}

/** Moves of the winner until a forced win, negative for a forced loss. Requires `isForced`. */
export function movesToMate(score: number): number {
  return score > 0 ? (MATE - score + 1) >> 1 : -((MATE + score) >> 1);
}

/** In the table a forced win counts from its own position, in the tree from the root. */
export function toTable(score: number, ply: number): number {
  if (score >= WON) return score + ply;
  return score <= -WON ? score - ply : score;
}

export function fromTable(score: number, ply: number): number {
  if (score >= WON) return score - ply;
  return score <= -WON ? score + ply : score;
}
