import { NO_MOVES, TACTICAL_UNIT } from '../searchGame.js';
import { pickHighest, rankByGain } from './moveOrdering.js';
import { fromTable, INFINITE, MATE_BOUND, MAX_PLY, scoreEnding, toTable } from './score.js';
import type { Search } from './search.js';
import { EXACT, LOWER, UPPER } from './transpositionTable.js';

/**
 * Quiescence search: at the horizon only captures and promotions are tried, or all evasions in check, until the position
 * is quiet.
 * `start` is where the free part of the move stack begins.
 */
export function quiesce(
  search: Search,
  alphaBefore: number,
  beta: number,
  ply: number,
  start: number,
): number {
  // 1. Stop requests; wins, losses and draws by rule; the ply limit.
  if (search.countNode()) return 0;
  const { cursor, table, knowledge, parameters } = search;
  search.variationLengths[ply] = 0;
  if (ply > search.selectiveDepth) search.selectiveDepth = ply;
  if (cursor.isDecided()) return scoreEnding(search, ply);
  if (cursor.isRepeated()) return 0;
  const inCheck = search.checks[ply] !== 0;
  if (ply >= MAX_PLY) return inCheck ? 0 : search.evaluate();

  // 2. Transposition table cut-off.
  const { keyLow, keyHigh } = cursor;
  let tableMove = 0;
  if (table.find(keyLow, keyHigh)) {
    const score = fromTable(table.score, ply);
    const { bound } = table;
    if (bound === EXACT || (bound === LOWER && score >= beta) || (bound === UPPER && score <= alphaBefore)) {
      return score;
    }
    tableMove = table.move;
  }

  // 3. Stand pat: not capturing is an option, except in check.
  let alpha = alphaBefore;
  let best = -INFINITE;
  let evaluation = -INFINITE;
  if (!inCheck) {
    evaluation = search.evaluateAt(ply);
    best = evaluation;
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
  }

  // 4. Captures and promotions, or check evasions.
  const end = inCheck ? search.generate(start) : search.generateTactical(start);
  if (inCheck ? end === start : end === NO_MOVES) return scoreEnding(search, ply);
  rankByGain(search, start, end, tableMove);
  let bestMove = 0;
  for (let i = start; i < end; i++) {
    const move = pickHighest(search, i, end);
    if (best > -MATE_BOUND) {
      // 5. Delta pruning: even with its margin the capture does not reach alpha.
      if (!inCheck) {
        const optimistic = evaluation + parameters.deltaMargin + ((search.ranks[i] / TACTICAL_UNIT) | 0);
        if (move !== tableMove && optimistic <= alpha) {
          if (optimistic > best) best = optimistic;
          continue;
        }
      }
      // 6. Static exchange evaluation: captures that lose material are skipped.
      if (!knowledge.seeAtLeast(move, 0)) continue;
    }
    // 7. Search the move.
    search.historyIndices[ply + 2] = knowledge.historyIndex(move);
    cursor.make(move);
    search.checks[ply + 1] = cursor.inCheck() ? 1 : 0;
    const score = -quiesce(search, -beta, -alpha, ply + 1, end);
    cursor.undo();
    if (search.isStopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    bestMove = move;
    search.extendVariation(ply, move);
    if (score >= beta) break;
  }

  // 8. Store in the transposition table at depth 0.
  const bound = best >= beta ? LOWER : best > alphaBefore ? EXACT : UPPER;
  table.store(keyLow, keyHigh, bestMove, toTable(best, ply), 0, bound);
  return best;
}
