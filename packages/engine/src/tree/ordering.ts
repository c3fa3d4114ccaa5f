import type { Search } from './search.js';

/*
 * The order in which moves are tried: the table's move, captures that hold, killers and the counter-move, quiet moves by
 * experience, captures that lose.
 */
const FIRST = 1 << 30;
const GOOD_NOISE = 1 << 26;
const KILLER = 1 << 24;
const COUNTER: number = KILLER - 2;
const BAD_NOISE: number = -(1 << 26);

/** Writes the order of the moves from `start` to `end` at `ply`. */
export function rankMoves(search: Search, start: number, end: number, ply: number, best: number): void {
  const { moves, order, expert, experience, placed } = search;
  const before = placed[ply + 1];
  const before2 = placed[ply];
  const killer = experience.killer(ply, 0);
  const killer2 = experience.killer(ply, 1);
  const counter = experience.counter(before);
  for (let i = start; i < end; i++) {
    const move = moves[i];
    if (move === best) {
      order[i] = FIRST;
      continue;
    }
    const noise = expert.tacticalScore(move);
    if (noise > 0) order[i] = noise + (expert.seeAtLeast(move, 0) ? GOOD_NOISE : BAD_NOISE);
    else if (move === killer) order[i] = KILLER;
    else if (move === killer2) order[i] = KILLER - 1;
    else if (move === counter) order[i] = COUNTER;
    else order[i] = experience.worth(expert.historyIndex(move), before, before2);
  }
}

/** Drops the quiet moves of a list, ranks the others; returns the new end. */
export function keepNoise(search: Search, start: number, end: number, best: number): number {
  const { moves, order, expert } = search;
  let kept = start;
  for (let i = start; i < end; i++) {
    const move = moves[i];
    const noise = expert.tacticalScore(move);
    if (noise === 0) continue;
    moves[kept] = move;
    order[kept++] = move === best ? FIRST : noise;
  }
  return kept;
}

/** Brings the best of the moves from `at` on to `at` and returns it. */
export function pickMove(search: Search, at: number, end: number): number {
  const { moves, order } = search;
  let best = at;
  for (let i = at + 1; i < end; i++) if (order[i] > order[best]) best = i;
  const move = moves[best];
  const rank = order[best];
  moves[best] = moves[at];
  order[best] = order[at];
  moves[at] = move;
  order[at] = rank;
  return move;
}

export function isQuietRank(rank: number): boolean {
  return rank <= KILLER && rank > BAD_NOISE / 2;
}

export function isLosingRank(rank: number): boolean {
  return rank <= BAD_NOISE / 2;
}

export function isRefutationRank(rank: number): boolean {
  return rank >= COUNTER && rank <= KILLER;
}
