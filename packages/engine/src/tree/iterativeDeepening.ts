import { listRootMoves, prepareRoot, type RootMove, searchRoot } from './root.js';
import { INFINITE, isMateScore, MATE, MAX_PLY } from './score.js';
import type { Search } from './search.js';

/** What iterative deepening is limited by, besides the stop condition of the search. */
export type DeepeningOptions = {
  readonly depth: number;
  /** How many root moves get an exact score and a line of their own (multi-PV). */
  readonly lines: number;
  /** Stops when a mate in so many moves is found; 0 for never. */
  readonly mate: number;
  isWanted(move: number): boolean;
  /** Asked after each finished iteration: is another depth worth starting? */
  isWorthwhile(progress: Progress): boolean;
  /** Told of each finished iteration. */
  report(progress: Progress): void;
};

/** A finished iteration. */
export type Progress = {
  readonly depth: number;
  /** The root moves with their lines, best first. */
  readonly best: readonly RootMove[];
  readonly score: number;
};

/**
 * Iterative deepening: depth after depth, each with the move order of the previous one. Returns the root moves, best
 * first, and the last finished depth; the list is empty when there is no legal move.
 */
export function deepenIteratively(
  search: Search,
  bounds: DeepeningOptions,
): { readonly roots: RootMove[]; readonly depth: number } {
  prepareRoot(search);
  search.isMateSearch = bounds.mate > 0;
  const roots = listRootMoves(search, bounds.isWanted);
  const lines = Math.min(bounds.lines, roots.length);
  let finished = 0;
  for (let depth = 1; depth <= Math.min(bounds.depth, MAX_PLY - 8) && lines > 0; depth++) {
    search.rootDepth = depth;
    for (const root of roots) root.previous = root.score;
    for (let line = 0; line < lines && !search.isStopped; line++)
      searchWithAspiration(search, roots, line, depth);
    if (search.isStopped) break;
    // Multi-PV: a later line may have scored above an earlier one.
    roots.splice(0, lines, ...roots.slice(0, lines).sort((a, b) => b.score - a.score));
    finished = depth;
    const progress = { depth, best: roots.slice(0, lines), score: roots[0].score };
    bounds.report(progress);
    if (isSettled(progress, bounds) || !bounds.isWorthwhile(progress)) break;
  }
  return { roots, depth: finished };
}

/** Aspiration window: narrow around the score of the previous iteration, widened until the score falls inside. */
function searchWithAspiration(search: Search, roots: RootMove[], line: number, depth: number): void {
  const previousScore = roots[line].previous;
  let width = search.parameters.aspirationWindow;
  let alpha = depth < 4 || isMateScore(previousScore) ? -INFINITE : previousScore - width;
  let beta = depth < 4 || isMateScore(previousScore) ? INFINITE : previousScore + width;
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
 * Best first; equal scores keep their order. After a stop a move only comes to the front if this iteration has found it
 * better than the first one.
 */
function sortFrom(roots: RootMove[], line: number, isStopped: boolean): void {
  const tail = roots.slice(line);
  if (isStopped && tail[0].score === -INFINITE) return;
  tail.sort((a, b) => b.score - a.score);
  roots.splice(line, tail.length, ...tail);
}

/** Deeper search cannot change the result: the wanted mate is found, or a mate score that this depth has proved shortest. */
function isSettled({ depth, score }: Progress, bounds: DeepeningOptions): boolean {
  if (bounds.mate > 0 && score >= MATE - 2 * bounds.mate) return true;
  return isMateScore(score) && depth > 2 * (MATE - Math.abs(score)) + 4;
}
