import { scoreEnding } from './ending.js';
import { bonusAt } from './experience.js';
import { isLosingRank, isQuietRank, isRefutationRank, pickMove, rankMoves } from './ordering.js';
import { quiesce } from './quiesce.js';
import { reductionOf } from './reduction.js';
import { fromTable, INFINITE, isForced, MATE, MAX_PLY, toTable, WON } from './score.js';
import type { Search } from './search.js';
import { EXACT, LOWER, UPPER } from './table.js';

/** Depths up to which a hopeless or overwhelming position is judged without searching it. */
const FUTILE_DEPTH = 8;
const LATE_DEPTH = 8;
const SINGULAR_DEPTH = 7;

/**
 * The worth of the position for the side to act, within (alpha, beta), `depth` plies deep: principal variation search.
 * `start` is where the free part of the move stack begins; `isCut` says that a cutoff is expected here.
 *
 * One long function on purpose: its numbered steps are the narrative of the search. What a step needs beyond a few
 * lines has a name below.
 */
export function searchNode(
  search: Search,
  alphaBefore: number,
  betaBefore: number,
  depthBefore: number,
  ply: number,
  start: number,
  isCut: boolean,
): number {
  const { cursor, table, expert, checks } = search;
  const inCheck = checks[ply] !== 0;
  let depth = depthBefore;
  if (depth <= 0) return quiesce(search, alphaBefore, betaBefore, ply, start);
  const isPv = betaBefore - alphaBefore > 1;

  // 1. Stop, and endings that the position decides.
  if (search.step()) return 0;
  search.lineEnds[ply] = 0;
  if (cursor.isDecided()) return scoreEnding(search, ply);
  if (cursor.isRepeated()) return 0;
  if (ply >= MAX_PLY) return inCheck ? 0 : search.evaluate();

  // 2. Mate distance: nothing below can be better than a mate already found.
  let alpha = Math.max(alphaBefore, ply - MATE);
  const beta = Math.min(betaBefore, MATE - ply - 1);
  if (alpha >= beta) return alpha;

  // 3. The table. It knows nothing of a search that leaves a move out.
  const isExcluded = search.excluded[ply] !== 0;
  const { keyLow, keyHigh } = cursor;
  let known = 0;
  let knownScore = -INFINITE;
  let knownDepth = -1;
  let knownBound = 0;
  if (table.find(keyLow, keyHigh)) {
    known = table.move;
    knownScore = fromTable(table.score, ply);
    knownDepth = table.depth;
    knownBound = table.bound;
    if (!isPv && !isExcluded && knownDepth >= depth) {
      if (
        knownBound === EXACT ||
        (knownBound === LOWER && knownScore >= beta) ||
        (knownBound === UPPER && knownScore <= alpha)
      ) {
        return knownScore;
      }
    }
  }

  // 4. The static evaluation, and whether things improve for the side to act.
  let stand = -INFINITE;
  let improving = false;
  if (!inCheck) {
    stand = search.evaluate();
    search.evaluations[ply + 2] = stand;
    const earlier = search.evaluations[ply];
    improving = earlier !== -INFINITE && stand > earlier;
    // What the table knows about the true score is the better guess.
    if (knownBound !== 0 && (knownScore > stand ? knownBound !== UPPER : knownBound !== LOWER)) {
      if (!isForced(knownScore)) stand = knownScore;
    }
  } else search.evaluations[ply + 2] = -INFINITE;

  // 5. Judged without searching: far above beta, or far below alpha.
  if (!isPv && !inCheck && !isExcluded && !search.isHunting && !isForced(beta)) {
    if (depth <= FUTILE_DEPTH && stand - 75 * (depth - (improving ? 1 : 0)) >= beta) return stand;
    if (depth <= 3 && stand + 200 * depth < alpha) {
      const score = quiesce(search, alpha, alpha + 1, ply, start);
      if (search.isStopped || score <= alpha) return score;
    }

    // 6. Null move: if doing nothing is already good enough, so is the best action.
    if (depth >= 3 && stand >= beta && search.skipped[ply - 1] === 0 && expert.isNullMoveSound()) {
      const score = tryNothing(search, beta, stand, depth, ply, start, isCut);
      if (search.isStopped) return 0;
      if (score >= beta) return score >= WON ? beta : score;
    }
  }

  // 7. Without a known move a deep search is better begun shallower.
  if (known === 0 && depth >= 4 && (isPv || isCut)) depth--;

  // 8. Every move, best first.
  const end = search.generate(start);
  if (end === start) return scoreEnding(search, ply);
  rankMoves(search, start, end, ply, known);
  let best = -INFINITE;
  let bestMove = 0;
  let count = 0;
  let isPruned = false;
  const lateFrom = ((3 + depth * depth) / (improving ? 1 : 2)) | 0;
  for (let i = start; i < end; i++) {
    const move = pickMove(search, i, end);
    if (move === search.excluded[ply]) continue;
    const rank = search.order[i];
    const isQuiet = move === known ? expert.tacticalScore(move) === 0 : isQuietRank(rank);
    const place = expert.historyIndex(move);
    count++;

    // 9. Moves not worth a search.
    if (best > -WON && !inCheck && !search.isHunting) {
      const isLate = isQuiet && !isPv && depth <= LATE_DEPTH && count > lateFrom && !isRefutationRank(rank);
      const left = depth - reductionOf(depth, count);
      const isBad = isQuiet
        ? isLate || isHopeless(search, move, rank, stand, alpha, left)
        : isLosingRank(rank) && depth <= 7 && !expert.seeAtLeast(move, -100 * depth);
      if (isBad && !isChecking(search, move)) {
        isPruned = true;
        continue;
      }
    }

    // 10. A move that alone keeps the position together is searched deeper; where many do, the cutoff is sure.
    let extension = 0;
    if (
      move === known &&
      depth >= SINGULAR_DEPTH &&
      ply < 2 * search.rootDepth &&
      !isExcluded &&
      knownDepth >= depth - 3 &&
      (knownBound & LOWER) !== 0 &&
      !isForced(knownScore)
    ) {
      const bar = knownScore - 2 * depth;
      const others = searchWithout(search, move, bar, (depth - 1) >> 1, ply, end, isCut);
      if (search.isStopped) return 0;
      checks[ply] = inCheck ? 1 : 0;
      if (others < bar) extension = 1;
      else if (bar >= beta) return bar;
      else if (knownScore >= beta) extension = -1;
    }

    // 11. Make the move; a check is searched deeper.
    search.placed[ply + 2] = place;
    cursor.make(move);
    const givesCheck = cursor.inCheck();
    checks[ply + 1] = givesCheck ? 1 : 0;
    if (givesCheck && extension === 0 && (isPv || !isLosingRank(rank)) && ply < 2 * search.rootDepth) {
      extension = 1;
    }
    const next = depth - 1 + extension;

    // 12. Late moves shallower, all but the first with a null window, and again where they surprise.
    let score = 0;
    let searched = false;
    if (depth >= 3 && count > (isPv ? 3 : 1) && (isQuiet || isLosingRank(rank))) {
      let reduction = reductionOf(depth, count) - 1;
      if (!isPv) reduction++;
      if (isCut) reduction++;
      if (!improving) reduction++;
      if (givesCheck) reduction--;
      if (isRefutationRank(rank)) reduction -= 2;
      else if (isQuiet) reduction -= (rank / 8192) | 0;
      if (reduction > next - 1) reduction = next - 1;
      if (reduction > 0) {
        score = -searchNode(search, -alpha - 1, -alpha, next - reduction, ply + 1, end, true);
        searched = !search.isStopped && score <= alpha;
      }
    }
    if (!searched) {
      if (!isPv || count > 1) {
        score = -searchNode(search, -alpha - 1, -alpha, next, ply + 1, end, !isCut);
      }
      if (isPv && (count === 1 || score > alpha)) {
        score = -searchNode(search, -beta, -alpha, next, ply + 1, end, false);
      }
    }
    cursor.undo();
    if (search.isStopped) return 0;

    // 13. Better than all before?
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    bestMove = move;
    alpha = score;
    if (isPv) search.extendLine(ply, move);
    if (score < beta) continue;

    // 14. A cutoff: remember what brought it about, and what did not.
    if (isQuiet) learnCutoff(search, move, start, i, depth, ply);
    break;
  }

  // 15. Nothing but the excluded move, or everything was pruned away.
  if (count === 0) return alpha;
  // What was left out is only known not to lift alpha.
  if (isPruned && best < alpha) best = alpha;

  // 16. Remember.
  if (!isExcluded) {
    const bound = best >= beta ? LOWER : bestMove !== 0 ? EXACT : UPPER;
    table.store(keyLow, keyHigh, bestMove, toTable(best, ply), depth, bound);
  }
  return best;
}

/** The score of giving the turn away, searched less deep. */
function tryNothing(
  search: Search,
  beta: number,
  stand: number,
  depth: number,
  ply: number,
  start: number,
  isCut: boolean,
): number {
  const { cursor } = search;
  const reduction = 3 + ((depth / 3) | 0) + Math.min(3, ((stand - beta) / 200) | 0);
  search.skipped[ply] = 1;
  search.placed[ply + 2] = search.expert.historySize;
  search.checks[ply + 1] = 0;
  cursor.makeNullMove();
  const score = -searchNode(search, -beta, 1 - beta, depth - reduction, ply + 1, start, !isCut);
  cursor.undoNullMove();
  search.skipped[ply] = 0;
  return score;
}

/** A quiet move that cannot lift alpha, has a bad record or loses the exchange, with `left` plies to go. */
function isHopeless(
  search: Search,
  move: number,
  rank: number,
  stand: number,
  alpha: number,
  left: number,
): boolean {
  const plies = left < 1 ? 1 : left;
  if (plies > 7) return false;
  if (!isRefutationRank(rank)) {
    if (stand + 110 + 95 * plies <= alpha) return true;
    if (plies <= 4 && rank < -4000 * plies) return true;
  }
  return !search.expert.seeAtLeast(move, -24 * plies * plies);
}

/** A check is never left out unseen. */
function isChecking({ cursor, expert }: Search, move: number): boolean {
  if (!expert.mayGiveCheck(move)) return false;
  cursor.make(move);
  const isCheck = cursor.inCheck();
  cursor.undo();
  return isCheck;
}

/** The score of a position when its best known move is left out. */
function searchWithout(
  search: Search,
  move: number,
  bar: number,
  depth: number,
  ply: number,
  start: number,
  isCut: boolean,
): number {
  search.excluded[ply] = move;
  const score = searchNode(search, bar - 1, bar, depth, ply, start, isCut);
  search.excluded[ply] = 0;
  search.lineEnds[ply] = 0;
  return score;
}

/** Rewards the quiet move at `at` of the list, blames the quiet ones tried before it. */
function learnCutoff(
  search: Search,
  move: number,
  start: number,
  at: number,
  depth: number,
  ply: number,
): void {
  const { experience, expert, moves, order, placed } = search;
  const before = placed[ply + 1];
  const before2 = placed[ply];
  const bonus = bonusAt(depth);
  experience.reward(move, ply, before);
  experience.learn(expert.historyIndex(move), before, before2, bonus);
  for (let i = start; i < at; i++) {
    if (isQuietRank(order[i])) experience.learn(expert.historyIndex(moves[i]), before, before2, -bonus);
  }
}
