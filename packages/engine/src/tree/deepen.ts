import { listRootMoves, prepareRoot, type RootMove, searchRoot } from './root.js';
import { INFINITE, isForced, MATE, MAX_PLY } from './score.js';
import type { Search } from './search.js';

/** What bounds a search beside its host. */
export type Bounds = {
  readonly depth: number;
  /** How many first moves get a true score and a line of their own. */
  readonly lines: number;
  /** Ends the search when a win in so many moves is found; 0 for never. */
  readonly mate: number;
  isWanted(move: number): boolean;
  /** Asked after each finished depth: is another one worth starting? */
  isWorthwhile(progress: Progress): boolean;
  /** Told of each finished line of each depth. */
  report(progress: Progress): void;
};

export type Progress = {
  readonly depth: number;
  /** Lines of this depth, best first. */
  readonly best: readonly RootMove[];
  readonly score: number;
};

const WINDOW = 18;

/**
 * Iterative deepening: depth after depth, each beginning with the best moves of the one before. Returns the first
 * moves, best first, and the last depth that was finished; the list is empty when there is no legal move.
 */
export function deepen(
  search: Search,
  bounds: Bounds,
): { readonly roots: RootMove[]; readonly depth: number } {
  prepareRoot(search);
  search.isHunting = bounds.mate > 0;
  const roots = listRootMoves(search, bounds.isWanted);
  const lines = Math.min(bounds.lines, roots.length);
  let finished = 0;
  for (let depth = 1; depth <= Math.min(bounds.depth, MAX_PLY - 8) && lines > 0; depth++) {
    search.rootDepth = depth;
    for (const root of roots) root.previous = root.score;
    for (let line = 0; line < lines && !search.isStopped; line++) aspire(search, roots, line, depth);
    if (search.isStopped) break;
    // A later line may have come out above an earlier one.
    roots.splice(0, lines, ...roots.slice(0, lines).sort((a, b) => b.score - a.score));
    finished = depth;
    const progress = { depth, best: roots.slice(0, lines), score: roots[0].score };
    bounds.report(progress);
    if (isSettled(progress, bounds) || !bounds.isWorthwhile(progress)) break;
  }
  return { roots, depth: finished };
}

/** Searches with a narrow window around the score of the depth before, and widens it until the score fits. */
function aspire(search: Search, roots: RootMove[], line: number, depth: number): void {
  const guess = roots[line].previous;
  let width = WINDOW;
  let alpha = depth < 4 || isForced(guess) ? -INFINITE : guess - width;
  let beta = depth < 4 || isForced(guess) ? INFINITE : guess + width;
  for (;;) {
    const score = searchRoot(search, roots, line, alpha, beta, depth);
    sortFrom(roots, line, search.isStopped);
    if (search.isStopped) return;
    width *= 2;
    if (score <= alpha) alpha = width > 500 ? -INFINITE : Math.max(-INFINITE, score - width);
    else if (score >= beta) beta = width > 500 ? INFINITE : Math.min(INFINITE, score + width);
    else return;
  }
}

/**
 * Best first; equal scores keep their order. In a search that was cut short a move only comes forward when it was found
 * better than the best one of this depth.
 */
function sortFrom(roots: RootMove[], line: number, isStopped: boolean): void {
  const tail = roots.slice(line);
  if (isStopped && tail[0].score === -INFINITE) return;
  tail.sort((a, b) => b.score - a.score);
  roots.splice(line, tail.length, ...tail);
}

/** Nothing deeper can change the choice: a single move, or a win or loss seen to its end. */
function isSettled({ depth, score }: Progress, bounds: Bounds): boolean {
  if (bounds.mate > 0 && score >= MATE - 2 * bounds.mate) return true;
  return isForced(score) && depth > 2 * (MATE - Math.abs(score)) + 4;
}
