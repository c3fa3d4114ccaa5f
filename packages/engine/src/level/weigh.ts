import { lineFrom, listRootMoves, prepareRoot, type RootMove, searchRootMove } from '../tree/root.js';
import { INFINITE, isForced } from '../tree/score.js';
import type { Search } from '../tree/search.js';

/** A first move with its score, true within the margin of the best. */
export type Weighed = { readonly move: number; readonly score: number; readonly line: readonly number[] };

/**
 * Scores every first move, not only the best: what a player needs who chooses among several. A move worse than the best
 * by more than `margin` gets a score that is at least that much worse.
 */
export function weighMoves(
  search: Search,
  depth: number,
  margin: number,
): { readonly moves: readonly Weighed[]; readonly depth: number } {
  prepareRoot(search);
  search.isHunting = false;
  const roots = listRootMoves(search, () => true);
  let finished = 0;
  let weighed: readonly Weighed[] = roots.map(({ move, line }) => ({ move, score: 0, line }));
  for (let at = 1; at <= depth && roots.length > 0; at++) {
    search.rootDepth = at;
    if (!weighOnce(search, roots, at, margin)) break;
    finished = at;
    roots.sort((a, b) => b.score - a.score);
    weighed = roots.map(({ move, score, line }) => ({ move, score, line }));
    if (isForced(roots[0].score) || roots.length === 1) break;
  }
  return { moves: weighed, depth: finished };
}

/** One depth for all moves; false when the search was ended before the last. */
function weighOnce(search: Search, roots: RootMove[], depth: number, margin: number): boolean {
  let best = -INFINITE;
  for (const root of roots) {
    const alpha = Math.max(-INFINITE, best - margin);
    root.score = searchRootMove(search, root.move, alpha, INFINITE, depth, 1);
    if (search.isStopped) return false;
    root.line = lineFrom(search, root.move);
    if (root.score > best) best = root.score;
  }
  return true;
}
