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

/** Ranks the moves from `start` to `end` at `ply`. Captures count as good until `pickMove` has tested them. */
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
    if (tactical > 0) ranks[i] = tactical + GOOD_TACTICAL;
    else if (move === killer) ranks[i] = KILLER;
    else if (move === killer2) ranks[i] = KILLER - 1;
    else if (move === counterMove) ranks[i] = COUNTER_MOVE;
    else ranks[i] = history.score(knowledge.historyIndex(move), previous, beforePrevious);
  }
}

/** For quiescence: captures and promotions by what they win, in check any move, with the table move first. */
export function rankByGain(search: Search, start: number, end: number, tableMove: number): void {
  const { moves, ranks, knowledge } = search;
  for (let i = start; i < end; i++) {
    const move = moves[i];
    ranks[i] = move === tableMove ? TABLE_MOVE : knowledge.tacticalScore(move);
  }
}

/**
 * Selection sort, one step: brings the highest-ranked move from `at` on to `at` and returns it. Static exchange evaluation is put
 * off until a capture is the highest: most often a move before it cuts off. One that loses material goes behind the quiet moves.
 */
export function pickMove(search: Search, at: number, end: number): number {
  const { moves, ranks, knowledge } = search;
  for (;;) {
    const best = indexOfHighest(ranks, at, end);
    const rank = ranks[best];
    if (rank < GOOD_TACTICAL || rank === TABLE_MOVE || knowledge.seeAtLeast(moves[best], 0)) {
      return swap(moves, ranks, at, best);
    }
    ranks[best] = rank - GOOD_TACTICAL + BAD_TACTICAL;
  }
}

/** As `pickMove`, where captures are not told apart. */
export function pickHighest({ moves, ranks }: Search, at: number, end: number): number {
  return swap(moves, ranks, at, indexOfHighest(ranks, at, end));
}

function indexOfHighest(ranks: Int32Array, at: number, end: number): number {
  let best = at;
  let highest = ranks[at];
  for (let i = at + 1; i < end; i++) {
    const rank = ranks[i];
    if (rank <= highest) continue;
    highest = rank;
    best = i;
  }
  return best;
}

function swap(moves: Int32Array, ranks: Int32Array, at: number, best: number): number {
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
