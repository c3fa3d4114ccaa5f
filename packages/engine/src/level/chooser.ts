import { mixSeed, normalNoise, occurs } from '@tabuleiro/game';
import { Searcher, toScore } from '../searcher.js';
import type { SearchGame } from '../searchGame.js';
import { interruptedBy, type SearchResult, type SearchSignal } from '../searchTypes.js';
import { listRootMoves, prepareRoot, type RootMove, searchRootMove, variationFrom } from '../tree/root.js';
import { INFINITE, isMateScore } from '../tree/score.js';
import type { Search } from '../tree/search.js';
import { TranspositionTable } from '../tree/transpositionTable.js';
import type { LevelParameters } from './levels.js';

/** Levels search few nodes and need little memory. One table per thread will do, as each choice begins by clearing it. */
const MEMORY: ArrayBuffer = new ArrayBuffer(TranspositionTable.bytes(4));
/** A move worse than the best by more standard deviations of the noise than this is never chosen. */
const MAX_DEVIATIONS = 4;
/** Separate random sequences for the two kinds of error. */
const NOISE_SEQUENCE = 1;
const BLINDNESS_SEQUENCE = 2;

/**
 * A player of limited strength: it scores every move with a short search, overlooks some, adds noise to the others and
 * takes the best. The same position, parameters and seed give the same move on every machine.
 */
export class Chooser<S, M> {
  private readonly searcher: Searcher<S, M>;

  constructor(searchGame: SearchGame<S, M>) {
    this.searcher = new Searcher(searchGame, MEMORY);
  }

  choose(state: S, parameters: LevelParameters, seed: number, signal?: SearchSignal): SearchResult<M> {
    this.searcher.forget();
    const { search, cursor } = this.searcher.setPosition(state, parameters.nodes, interruptedBy(signal));
    const { keyLow, keyHigh } = cursor;
    const { moves, depth } = scoreAllMoves(search, parameters.depth, parameters.noise * MAX_DEVIATIONS);
    const noiseOf = (move: number): number =>
      normalNoise(mixSeed(seed, NOISE_SEQUENCE, keyLow, keyHigh, move), parameters.noise);
    const isSeen = (move: number): boolean =>
      !occurs(mixSeed(seed, BLINDNESS_SEQUENCE, keyLow, keyHigh, move), parameters.blindness);
    const chosen = pickMove(moves, noiseOf, isSeen);
    const line = chosen === undefined ? [] : chosen.line.map((move) => cursor.unpack(move));
    return { move: line.at(0), score: toScore(chosen?.score ?? 0), depth, nodes: search.nodes, line };
  }
}

/** The move with the best noisy score among those seen; the best of all if none is seen. */
function pickMove(
  moves: readonly ScoredMove[],
  noiseOf: (move: number) => number,
  isSeen: (move: number) => boolean,
): ScoredMove | undefined {
  let chosen: ScoredMove | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const scored of moves) {
    if (!isSeen(scored.move)) continue;
    const noisyScore = scored.score + noiseOf(scored.move);
    if (noisyScore > best) {
      best = noisyScore;
      chosen = scored;
    }
  }
  return chosen ?? moves.at(0);
}

/** A root move with its score, exact within the margin below the best. */
export type ScoredMove = { readonly move: number; readonly score: number; readonly line: readonly number[] };

/**
 * Scores every root move, not only the best. A move that is worse than the best by more than `margin` gets a score that
 * is at least that much worse.
 */
export function scoreAllMoves(
  search: Search,
  depth: number,
  margin: number,
): { readonly moves: readonly ScoredMove[]; readonly depth: number } {
  prepareRoot(search);
  search.isMateSearch = false;
  const roots = listRootMoves(search, () => true);
  let finished = 0;
  let scored: readonly ScoredMove[] = roots.map(({ move, line }) => ({ move, score: 0, line }));
  for (let at = 1; at <= depth && roots.length > 0; at++) {
    search.rootDepth = at;
    if (!scoreAtDepth(search, roots, at, margin)) break;
    finished = at;
    roots.sort((a, b) => b.score - a.score);
    scored = roots.map(({ move, score, line }) => ({ move, score, line }));
    if (isMateScore(roots[0].score) || roots.length === 1) break;
  }
  return { moves: scored, depth: finished };
}

/** One iteration over all root moves; false when the search was stopped before its end. */
function scoreAtDepth(search: Search, roots: RootMove[], depth: number, margin: number): boolean {
  let best = -INFINITE;
  for (const root of roots) {
    const alpha = Math.max(-INFINITE, best - margin);
    root.score = searchRootMove(search, root.move, alpha, INFINITE, depth, 1);
    if (search.isStopped) return false;
    root.line = variationFrom(search, root.move);
    if (root.score > best) best = root.score;
  }
  return true;
}
