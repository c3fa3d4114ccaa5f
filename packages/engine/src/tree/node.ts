import { historyBonus } from './history.js';
import { lateMoveReduction } from './lateMoveReduction.js';
import { isLosingRank, isQuietRank, isRefutationRank, pickMove, rankMoves } from './moveOrdering.js';
import { quiesce } from './quiescence.js';
import {
  fromTable,
  INFINITE,
  isMateScore,
  MATE,
  MATE_BOUND,
  MAX_PLY,
  scoreEnding,
  toTable,
} from './score.js';
import type { Search } from './search.js';
import { EXACT, LOWER, UPPER } from './transpositionTable.js';

/** Greatest depths at which the pruning techniques apply, and least depth of a singular extension. */
const REVERSE_FUTILITY_DEPTH = 8;
const RAZORING_DEPTH = 3;
const LATE_MOVE_PRUNING_DEPTH = 8;
const SINGULAR_DEPTH = 7;

/**
 * Principal variation search (fail-soft alpha-beta): the score of the position for the side to move, within
 * (alpha, beta), `depth` plies deep. `start` is where the free part of the move stack begins; `isCutNode` says that a
 * beta cut-off is expected here.
 *
 * One long function on purpose: its numbered steps are the narrative of the search. A step that needs more than a few
 * lines has a function of its own below.
 */
export function searchNode(
  search: Search,
  alphaBefore: number,
  betaBefore: number,
  depthBefore: number,
  ply: number,
  start: number,
  isCutNode: boolean,
): number {
  const { cursor, table, knowledge, checks, parameters } = search;
  const inCheck = checks[ply] !== 0;
  let depth = depthBefore;
  // 0. At the horizon: quiescence search.
  if (depth <= 0) return quiesce(search, alphaBefore, betaBefore, ply, start);
  const isPv = betaBefore - alphaBefore > 1;

  // 1. Stop requests; wins, losses and draws by rule; the ply limit.
  if (search.countNode()) return 0;
  search.variationLengths[ply] = 0;
  if (cursor.isDecided()) return scoreEnding(search, ply);
  if (cursor.isRepeated()) return 0;
  if (ply >= MAX_PLY) return inCheck ? 0 : search.evaluate();

  // 2. Mate distance pruning: nothing below can beat a shorter mate that is already found.
  let alpha = Math.max(alphaBefore, ply - MATE);
  const beta = Math.min(betaBefore, MATE - ply - 1);
  if (alpha >= beta) return alpha;

  // 3. Transposition table cut-off; not in a search with an excluded move, whose score is not the position's.
  const isExcluded = search.excluded[ply] !== 0;
  const { keyLow, keyHigh } = cursor;
  let tableMove = 0;
  let tableScore = -INFINITE;
  let tableDepth = -1;
  let tableBound = 0;
  if (table.find(keyLow, keyHigh)) {
    tableMove = table.move;
    tableScore = fromTable(table.score, ply);
    tableDepth = table.depth;
    tableBound = table.bound;
    if (!isPv && !isExcluded && tableDepth >= depth) {
      if (
        tableBound === EXACT ||
        (tableBound === LOWER && tableScore >= beta) ||
        (tableBound === UPPER && tableScore <= alpha)
      ) {
        return tableScore;
      }
    }
  }

  // 4. Static evaluation; `improving`: is it better than at this side's previous move?
  let evaluation = -INFINITE;
  let improving = false;
  if (!inCheck) {
    evaluation = search.evaluateAt(ply);
    search.evaluations[ply + 2] = evaluation;
    const earlier = search.evaluations[ply];
    improving = earlier !== -INFINITE && evaluation > earlier;
    // A bound from the table on the right side of the evaluation is the better estimate.
    if (tableBound !== 0 && (tableScore > evaluation ? tableBound !== UPPER : tableBound !== LOWER)) {
      if (!isMateScore(tableScore)) evaluation = tableScore;
    }
  } else search.evaluations[ply + 2] = -INFINITE;

  if (!isPv && !inCheck && !isExcluded && !search.isMateSearch && !isMateScore(beta)) {
    // 5. Reverse futility pruning (static null move): so far above beta that the score will stay there.
    if (
      depth <= REVERSE_FUTILITY_DEPTH &&
      evaluation - parameters.reverseFutilityMargin * (depth - (improving ? 1 : 0)) >= beta
    )
      return evaluation;

    // 6. Razoring: so far below alpha that only tactics can help; quiescence search decides.
    if (depth <= RAZORING_DEPTH && evaluation + parameters.razoringMargin * depth < alpha) {
      const score = quiesce(search, alpha, alpha + 1, ply, start);
      if (search.isStopped || score <= alpha) return score;
    }

    // 7. Null move pruning: if passing the turn is already good enough, so is the best move.
    if (depth >= 3 && evaluation >= beta && search.nullMoves[ply - 1] === 0 && knowledge.isNullMoveSound()) {
      const score = searchNullMove(search, beta, evaluation, depth, ply, start, isCutNode);
      if (search.isStopped) return 0;
      if (score >= beta) return score >= MATE_BOUND ? beta : score;
    }
  }

  // 8. Internal iterative reduction: without a table move a shallower search comes first, which finds one.
  if (tableMove === 0 && depth >= 4 && (isPv || isCutNode)) depth--;

  // 9. Generate and order the moves, then try them best first.
  const end = search.generate(start);
  if (end === start) return scoreEnding(search, ply);
  rankMoves(search, start, end, ply, tableMove);
  let best = -INFINITE;
  let bestMove = 0;
  let count = 0;
  let isPruned = false;
  const lateMoveCount = ((3 + depth * depth) / (improving ? 1 : 2)) | 0;
  for (let i = start; i < end; i++) {
    const move = pickMove(search, i, end);
    if (move === search.excluded[ply]) continue;
    const rank = search.ranks[i];
    const isQuiet = move === tableMove ? knowledge.tacticalScore(move) === 0 : isQuietRank(rank);
    const historyIndex = knowledge.historyIndex(move);
    count++;

    // 10. Prune moves before making them: late move pruning, futility, history and exchange pruning.
    if (best > -MATE_BOUND && !inCheck && !search.isMateSearch) {
      const isLateMove =
        isQuiet &&
        !isPv &&
        depth <= LATE_MOVE_PRUNING_DEPTH &&
        count > lateMoveCount &&
        !isRefutationRank(rank);
      const reducedDepth = depth - lateMoveReduction(search.reductions, depth, count);
      const isPrunable = isQuiet
        ? isLateMove || isQuietMovePrunable(search, move, rank, evaluation, alpha, reducedDepth)
        : isLosingRank(rank) &&
          depth <= 7 &&
          !knowledge.seeAtLeast(move, -parameters.captureExchangeMargin * depth);
      if (isPrunable && !isCheckingMove(search, move)) {
        isPruned = true;
        continue;
      }
    }

    // 11. Singular extension: the table move is searched deeper if all others fail low against a lower beta.
    // Multi-cut: if another move reaches even beta, the cut-off is certain.
    let extension = 0;
    if (
      move === tableMove &&
      depth >= SINGULAR_DEPTH &&
      ply < 2 * search.rootDepth &&
      !isExcluded &&
      tableDepth >= depth - 3 &&
      (tableBound & LOWER) !== 0 &&
      !isMateScore(tableScore)
    ) {
      const singularBeta = tableScore - parameters.singularMargin * depth;
      const others = searchExcluding(search, move, singularBeta, (depth - 1) >> 1, ply, end, isCutNode);
      if (search.isStopped) return 0;
      checks[ply] = inCheck ? 1 : 0;
      if (others < singularBeta) extension = 1;
      else if (singularBeta >= beta) return singularBeta;
      else if (tableScore >= beta) extension = -1;
    }

    // 12. Make the move. Check extension.
    search.historyIndices[ply + 2] = historyIndex;
    cursor.make(move);
    const givesCheck = cursor.inCheck();
    checks[ply + 1] = givesCheck ? 1 : 0;
    if (givesCheck && extension === 0 && (isPv || !isLosingRank(rank)) && ply < 2 * search.rootDepth) {
      extension = 1;
    }
    const newDepth = depth - 1 + extension;

    // 13. Late move reduction: a null window at reduced depth.
    let score = 0;
    let failsLow = false;
    if (depth >= 3 && count > (isPv ? 3 : 1) && (isQuiet || isLosingRank(rank))) {
      let reduction = lateMoveReduction(search.reductions, depth, count) - 1;
      if (!isPv) reduction++;
      if (isCutNode) reduction++;
      if (!improving) reduction++;
      if (givesCheck) reduction--;
      if (isRefutationRank(rank)) reduction -= 2;
      else if (isQuiet) reduction -= (rank / parameters.historyReduction) | 0;
      if (reduction > newDepth - 1) reduction = newDepth - 1;
      if (reduction > 0) {
        score = -searchNode(search, -alpha - 1, -alpha, newDepth - reduction, ply + 1, end, true);
        failsLow = !search.isStopped && score <= alpha;
      }
    }

    // 14. Principal variation search: all moves but the first get a null window at full depth; one that beats alpha
    // in a PV node is searched again with the full window.
    if (!failsLow) {
      if (!isPv || count > 1) {
        score = -searchNode(search, -alpha - 1, -alpha, newDepth, ply + 1, end, !isCutNode);
      }
      if (isPv && (count === 1 || score > alpha)) {
        score = -searchNode(search, -beta, -alpha, newDepth, ply + 1, end, false);
      }
    }
    cursor.undo();
    if (search.isStopped) return 0;

    // 15. New best move; new principal variation.
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    bestMove = move;
    alpha = score;
    if (isPv) search.extendVariation(ply, move);
    if (score < beta) continue;

    // 16. Beta cut-off: killer, counter-move and history of the quiet moves.
    if (isQuiet) updateHistory(search, move, start, i, depth, ply);
    break;
  }

  // 17. No move but the excluded one.
  if (count === 0) return alpha;
  // Pruned moves are only known not to raise alpha.
  if (isPruned && best < alpha) best = alpha;

  // 18. Store in the transposition table; learn how far the evaluation was off.
  if (!isExcluded) {
    const bound = best >= beta ? LOWER : bestMove !== 0 ? EXACT : UPPER;
    table.store(keyLow, keyHigh, bestMove, toTable(best, ply), depth, bound);
    if (!inCheck) updateCorrections(search, best, bestMove, bound, depth, ply);
  }
  return best;
}

/** The score after a null move, searched at reduced depth (adaptive R). */
function searchNullMove(
  search: Search,
  beta: number,
  evaluation: number,
  depth: number,
  ply: number,
  start: number,
  isCutNode: boolean,
): number {
  const { cursor } = search;
  const reduction =
    3 + ((depth / 3) | 0) + Math.min(3, ((evaluation - beta) / search.parameters.nullMoveMargin) | 0);
  search.nullMoves[ply] = 1;
  search.historyIndices[ply + 2] = search.knowledge.historySize;
  search.checks[ply + 1] = 0;
  cursor.makeNullMove();
  const score = -searchNode(search, -beta, 1 - beta, depth - reduction, ply + 1, start, !isCutNode);
  cursor.undoNullMove();
  search.nullMoves[ply] = 0;
  return score;
}

/**
 * With `reducedDepth` plies to go after late move reduction: futility pruning (the evaluation cannot reach alpha), history
 * pruning (a bad record) or static exchange evaluation (the move loses material). Killers and the counter-move are
 * only pruned by the last.
 */
function isQuietMovePrunable(
  search: Search,
  move: number,
  rank: number,
  evaluation: number,
  alpha: number,
  reducedDepth: number,
): boolean {
  const { futilityBase, futilityMargin, historyMargin, quietExchangeMargin } = search.parameters;
  const plies = reducedDepth < 1 ? 1 : reducedDepth;
  if (plies > 7) return false;
  if (!isRefutationRank(rank)) {
    if (evaluation + futilityBase + futilityMargin * plies <= alpha) return true;
    if (plies <= 4 && rank < -historyMargin * plies) return true;
  }
  return !search.knowledge.seeAtLeast(move, -quietExchangeMargin * plies * plies);
}

/** Does the move give check? Checks are never pruned. */
function isCheckingMove({ cursor, knowledge }: Search, move: number): boolean {
  if (!knowledge.mayGiveCheck(move)) return false;
  cursor.make(move);
  const isCheck = cursor.inCheck();
  cursor.undo();
  return isCheck;
}

/** The score of the position without its table move, in a null window below `singularBeta`. */
function searchExcluding(
  search: Search,
  move: number,
  singularBeta: number,
  depth: number,
  ply: number,
  start: number,
  isCutNode: boolean,
): number {
  search.excluded[ply] = move;
  const score = searchNode(search, singularBeta - 1, singularBeta, depth, ply, start, isCutNode);
  search.excluded[ply] = 0;
  search.variationLengths[ply] = 0;
  return score;
}

/** A bonus for the quiet move at `at` that caused the cut-off, a malus for the quiet moves tried before it. */
function updateHistory(
  search: Search,
  move: number,
  start: number,
  at: number,
  depth: number,
  ply: number,
): void {
  const { history, knowledge, moves, ranks, historyIndices } = search;
  const previous = historyIndices[ply + 1];
  const beforePrevious = historyIndices[ply];
  const bonus = historyBonus(depth);
  history.recordCutoff(move, ply, previous);
  history.update(knowledge.historyIndex(move), previous, beforePrevious, bonus);
  for (let i = start; i < at; i++) {
    if (isQuietRank(ranks[i]))
      history.update(knowledge.historyIndex(moves[i]), previous, beforePrevious, -bonus);
  }
}

/** A score of captures says nothing of the evaluation, nor does a bound that the evaluation keeps. */
function updateCorrections(
  search: Search,
  best: number,
  bestMove: number,
  bound: number,
  depth: number,
  ply: number,
): void {
  const { corrections, historyIndices, knowledge } = search;
  if (corrections === undefined || isMateScore(best)) return;
  const difference = best - search.evaluations[ply + 2];
  if ((bound === LOWER && difference <= 0) || (bound === UPPER && difference >= 0)) return;
  if (bestMove !== 0 && knowledge.tacticalScore(bestMove) > 0) return;
  corrections.update(ply, historyIndices[ply + 1], historyIndices[ply], difference, depth);
}
