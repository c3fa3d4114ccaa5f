import type { Search } from './search.js';

/*
 * Move ordering: the table move, captures and promotions that do not lose material (static exchange evaluation), killer
 * moves, the counter-move, quiet moves by history, captures that lose material. The groups have separate ranges of ranks,
 * so a rank also says which group a move belongs to.
 */
const TABLE_MOVE = 1 << 30;
const GOOD_TACTICAL = 1 << 26;
const KILLER = 1 << 24;
const COUNTER_MOVE: number = KILLER - 2;
const BAD_TACTICAL: number = -(1 << 26);

/** Ranks the moves from `start` to `end` at `ply`. */
export function rankMoves(search: Search, start: number, end: number, ply: number, tableMove: number): void {
  const { moves, ranks, knowledge, history, historyIndices } = search;
  const previous = historyIndices[ply + 1];
  const beforePrevious = historyIndices[ply];
  const killer = history.killer(ply, 0);
  const killer2 = history.killer(ply, 1);
  const counterMove = history.counterMove(previous);
  for (let i = start; i < end; i++) {
    const move = moves[i];
    if (move === tableMove) {
      ranks[i] = TABLE_MOVE;
      continue;
    }
    const tactical = knowledge.tacticalScore(move);
    if (tactical > 0) ranks[i] = tactical + (knowledge.seeAtLeast(move, 0) ? GOOD_TACTICAL : BAD_TACTICAL);
    else if (move === killer) ranks[i] = KILLER;
    else if (move === killer2) ranks[i] = KILLER - 1;
    else if (move === counterMove) ranks[i] = COUNTER_MOVE;
    else ranks[i] = history.score(knowledge.historyIndex(move), previous, beforePrevious);
  }
}

/** For quiescence: drops the quiet moves of a list and ranks the others; returns the new end. */
export function keepTacticalMoves(search: Search, start: number, end: number, tableMove: number): number {
  const { moves, ranks, knowledge } = search;
  let kept = start;
  for (let i = start; i < end; i++) {
    const move = moves[i];
    const tactical = knowledge.tacticalScore(move);
    if (tactical === 0) continue;
    moves[kept] = move;
    ranks[kept++] = move === tableMove ? TABLE_MOVE : tactical;
  }
  return kept;
}

/** Selection sort, one step: brings the highest-ranked move from `at` on to `at` and returns it. */
export function pickMove(search: Search, at: number, end: number): number {
  const { moves, ranks } = search;
  let best = at;
  for (let i = at + 1; i < end; i++) if (ranks[i] > ranks[best]) best = i;
  const move = moves[best];
  const rank = ranks[best];
  moves[best] = moves[at];
  ranks[best] = ranks[at];
  moves[at] = move;
  ranks[at] = rank;
  return move;
}

export function isQuietRank(rank: number): boolean {
  return rank <= KILLER && rank > BAD_TACTICAL / 2;
}

/** A capture or promotion that loses material. */
export function isLosingRank(rank: number): boolean {
  return rank <= BAD_TACTICAL / 2;
}

/** A killer move or the counter-move. */
export function isRefutationRank(rank: number): boolean {
  return rank >= COUNTER_MOVE && rank <= KILLER;
}
