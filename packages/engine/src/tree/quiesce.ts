import { TACTICAL_UNIT } from '../expert.js';
import { scoreEnding } from './ending.js';
import { keepNoise, pickMove } from './ordering.js';
import { fromTable, INFINITE, MATE, MAX_PLY, toTable, WON } from './score.js';
import type { Search } from './search.js';
import { EXACT, LOWER, UPPER } from './table.js';

/** What a capture may gain beyond its victim before it is not even tried. */
const DELTA = 180;

/**
 * The quiet end of a line: only captures and the like are tried, or every answer to a check, until nothing hangs.
 * `start` is where the free part of the move stack begins.
 */
export function quiesce(
  search: Search,
  alphaBefore: number,
  beta: number,
  ply: number,
  start: number,
): number {
  // 1. Stop, and endings that the position decides.
  if (search.step()) return 0;
  const { cursor, table, expert } = search;
  search.lineEnds[ply] = 0;
  if (ply > search.selectiveDepth) search.selectiveDepth = ply;
  if (cursor.isDecided()) return scoreEnding(search, ply);
  if (cursor.isRepeated()) return 0;
  const inCheck = search.checks[ply] !== 0;
  if (ply >= MAX_PLY) return inCheck ? 0 : search.evaluate();

  // 2. The table.
  const { keyLow, keyHigh } = cursor;
  let known = 0;
  if (table.find(keyLow, keyHigh)) {
    const score = fromTable(table.score, ply);
    const { bound } = table;
    if (bound === EXACT || (bound === LOWER && score >= beta) || (bound === UPPER && score <= alphaBefore)) {
      return score;
    }
    known = table.move;
  }

  // 3. Standing still is a choice, but not in check.
  let alpha = alphaBefore;
  let best = -INFINITE;
  let stand = -INFINITE;
  if (!inCheck) {
    stand = search.evaluate();
    best = stand;
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
  }

  // 4. The moves worth trying.
  const all = search.generate(start);
  if (all === start) return scoreEnding(search, ply);
  const end = inCheck ? rankAnswers(search, start, all, known) : keepNoise(search, start, all, known);
  let bestMove = 0;
  for (let i = start; i < end; i++) {
    const move = pickMove(search, i, end);
    if (best > -WON) {
      if (!inCheck) {
        const hope = stand + DELTA + ((search.order[i] / TACTICAL_UNIT) | 0);
        if (move !== known && hope <= alpha) {
          if (hope > best) best = hope;
          continue;
        }
      }
      if (!expert.seeAtLeast(move, 0)) continue;
    }
    search.placed[ply + 2] = expert.historyIndex(move);
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
    search.extendLine(ply, move);
    if (score >= beta) break;
  }
  const bound = best >= beta ? LOWER : best > alphaBefore ? EXACT : UPPER;
  table.store(keyLow, keyHigh, bestMove, toTable(best, ply), 0, bound);
  return best;
}

/** In check every move is tried, captures first. */
function rankAnswers(search: Search, start: number, end: number, known: number): number {
  const { moves, order, expert } = search;
  for (let i = start; i < end; i++) {
    const move = moves[i];
    order[i] = move === known ? MATE * TACTICAL_UNIT : expert.tacticalScore(move);
  }
  return end;
}
