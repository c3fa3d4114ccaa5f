import { searchNode } from './node.js';
import { reductionOf } from './reduction.js';
import { INFINITE, MAX_PLY } from './score.js';
import type { Search } from './search.js';

/** A first move with what is known of it. */
export interface RootMove {
  readonly move: number;
  /** Of the current iteration; -INFINITE while the move has not been found better than another. */
  score: number;
  /** Of the iteration before. */
  previous: number;
  line: readonly number[];
}

/** The legal first moves, in the order of the rules; `isWanted` leaves some out. */
export function listRootMoves(search: Search, isWanted: (move: number) => boolean): RootMove[] {
  const end = search.generate(0);
  return Array.from(search.moves.subarray(0, end))
    .filter(isWanted)
    .map((move) => ({ move, score: -INFINITE, previous: -INFINITE, line: [move] }));
}

/** Gets a search ready for a new position: nothing stands before its first move. */
export function prepareRoot(search: Search): void {
  const { cursor, expert } = search;
  search.nodes = 0;
  search.isStopped = false;
  search.selectiveDepth = 0;
  search.placed.fill(expert.historySize);
  search.evaluations.fill(-INFINITE);
  search.skipped.fill(0);
  search.excluded.fill(0);
  search.checks[0] = cursor.inCheck() ? 1 : 0;
  if (search.checks[0] === 0) search.evaluations[2] = search.evaluate();
  search.table.grow();
}

/**
 * Searches the first moves from `from` on within the window; those before are lines already settled (MultiPV). A move
 * that is the best so far gets its score and its line. Returns the best score.
 */
export function searchRoot(
  search: Search,
  roots: readonly RootMove[],
  from: number,
  alphaBefore: number,
  beta: number,
  depth: number,
): number {
  let alpha = alphaBefore;
  let best = -INFINITE;
  for (let i = from; i < roots.length; i++) roots[i].score = -INFINITE;
  for (let i = from; i < roots.length; i++) {
    const root = roots[i];
    const score = searchRootMove(search, root.move, alpha, beta, depth, i - from + 1);
    if (search.isStopped) return best;
    if (i > from && score <= alpha) continue;
    root.score = score;
    root.line = lineFrom(search, root.move);
    if (score > best) best = score;
    if (score > alpha) alpha = score;
    if (score >= beta) break;
  }
  return best;
}

/**
 * One first move, the `count`th: the full window for the first, a null window and then the full one for the others,
 * late quiet ones shallower until they surprise.
 */
export function searchRootMove(
  search: Search,
  move: number,
  alpha: number,
  beta: number,
  depth: number,
  count: number,
): number {
  const { cursor, expert } = search;
  const isLate = depth >= 3 && count > 3 && search.checks[0] === 0 && !search.isHunting;
  const isReduced = isLate && expert.tacticalScore(move) === 0;
  // Room for the root's own list is not needed: first moves are kept apart.
  search.placed[2] = expert.historyIndex(move);
  cursor.make(move);
  const givesCheck = cursor.inCheck();
  search.checks[1] = givesCheck ? 1 : 0;
  const next = givesCheck ? depth : depth - 1;
  let score = INFINITE;
  if (isReduced && !givesCheck) {
    const reduction = Math.min(reductionOf(depth, count) - 1, next - 1);
    if (reduction > 0) score = -searchNode(search, -alpha - 1, -alpha, next - reduction, 1, 0, true);
  }
  if (count > 1 && score > alpha && !search.isStopped) {
    score = -searchNode(search, -alpha - 1, -alpha, next, 1, 0, true);
  }
  if (count === 1 || (score > alpha && !search.isStopped)) {
    score = -searchNode(search, -beta, -alpha, next, 1, 0, false);
  }
  cursor.undo();
  return score;
}

/** The move and the best line behind it. */
export function lineFrom(search: Search, move: number): readonly number[] {
  const row = MAX_PLY + 2;
  return [move, ...search.lines.subarray(row, row + search.lineEnds[1])];
}
