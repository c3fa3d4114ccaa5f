import { lateMoveReduction } from './lateMoveReduction.js';
import { searchNode } from './node.js';
import { INFINITE, MAX_PLY } from './score.js';
import type { Search } from './search.js';

/** A move of the root position with what is known of it. */
export interface RootMove {
  readonly move: number;
  /** Of the current iteration; -INFINITE while the move has not been found better than another. */
  score: number;
  /** Of the previous iteration. */
  previous: number;
  /** Its principal variation, itself included. */
  line: readonly number[];
}

/** The legal root moves that are wanted, in the order of the move generator. */
export function listRootMoves(search: Search, isWanted: (move: number) => boolean): RootMove[] {
  const end = search.generate(0);
  return Array.from(search.moves.subarray(0, end))
    .filter(isWanted)
    .map((move) => ({ move, score: -INFINITE, previous: -INFINITE, line: [move] }));
}

/** Resets what belongs to a single search; histories and table stay. */
export function prepareRoot(search: Search): void {
  const { cursor, knowledge } = search;
  search.nodes = 0;
  search.isStopped = false;
  search.selectiveDepth = 0;
  search.historyIndices.fill(knowledge.historySize);
  search.evaluations.fill(-INFINITE);
  search.nullMoves.fill(0);
  search.excluded.fill(0);
  search.checks[0] = cursor.inCheck() ? 1 : 0;
  if (search.checks[0] === 0) search.evaluations[2] = search.evaluateAt(0);
  search.table.startGeneration();
}

/**
 * Searches the root moves from `from` on within the window; those before already have their line (multi-PV). A move that
 * is the best so far gets its score and its principal variation. Returns the best score.
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
    root.line = variationFrom(search, root.move);
    if (score > best) best = score;
    if (score > alpha) alpha = score;
    if (score >= beta) break;
  }
  return best;
}

/**
 * Principal variation search of the `count`th root move: the full window for the first; late move reduction for late quiet
 * moves, then a null window, then the full one for others that beat alpha.
 */
export function searchRootMove(
  search: Search,
  move: number,
  alpha: number,
  beta: number,
  depth: number,
  count: number,
): number {
  const { cursor, knowledge } = search;
  const isLateMove = depth >= 3 && count > 3 && search.checks[0] === 0 && !search.isMateSearch;
  const isReduced = isLateMove && knowledge.tacticalScore(move) === 0;
  // Root moves are kept apart from the move stack: the children's lists begin at 0.
  search.historyIndices[2] = knowledge.historyIndex(move);
  cursor.make(move);
  const givesCheck = cursor.inCheck();
  search.checks[1] = givesCheck ? 1 : 0;
  const newDepth = givesCheck ? depth : depth - 1;
  let score = INFINITE;
  if (isReduced && !givesCheck) {
    const reduction = Math.min(lateMoveReduction(search.reductions, depth, count) - 1, newDepth - 1);
    if (reduction > 0) score = -searchNode(search, -alpha - 1, -alpha, newDepth - reduction, 1, 0, true);
  }
  if (count > 1 && score > alpha && !search.isStopped) {
    score = -searchNode(search, -alpha - 1, -alpha, newDepth, 1, 0, true);
  }
  if (count === 1 || (score > alpha && !search.isStopped)) {
    score = -searchNode(search, -beta, -alpha, newDepth, 1, 0, false);
  }
  cursor.undo();
  return score;
}

/** The principal variation that begins with a root move. */
export function variationFrom(search: Search, move: number): readonly number[] {
  const row = MAX_PLY + 2;
  return [move, ...search.variations.subarray(row, row + search.variationLengths[1])];
}
