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
/** Separate random sequences for the kinds of error. */
const NOISE_SEQUENCE = 1;
const HASTE_SEQUENCE = 2;
const CARELESSNESS_SEQUENCE = 3;
/** One for each look at a move. */
const BLINDNESS_SEQUENCES = [4, 5, 6] as const;
/** What catches the eye is looked for more often: captures and checks twice, what is to be had for nothing three times. */
const QUIET_LOOKS = 1;
const FORCING_LOOKS = 2;
const FREE_LOOKS = 3;
/** Centipawns by static exchange: a capture that wins so much takes something for nothing. */
const FREE = 100;
/** Centipawns: an answer that costs more, such as a queen, is noticed in any haste. */
const NOTICED = 600;

/**
 * A player of limited strength that errs as people do: it overlooks some moves, judges the others by a short search with some
 * noise, in haste without a look at the answer, and takes the best. The same position, parameters and seed give the same move
 * on every machine.
 */
export class Chooser<S, M> {
  private readonly searcher: Searcher<S, M>;

  constructor(searchGame: SearchGame<S, M>) {
    this.searcher = new Searcher(searchGame, MEMORY);
  }

  choose(state: S, parameters: LevelParameters, seed: number, signal?: SearchSignal): SearchResult<M> {
    const { nodes, noise, blindness, haste } = parameters;
    this.searcher.forget();
    const { search, cursor } = this.searcher.setPosition(state, nodes, interruptedBy(signal));
    const { keyLow, keyHigh } = cursor;
    const draw = (sequence: number, move: number): number => mixSeed(seed, sequence, keyLow, keyHigh, move);
    const isSeen = (move: number): boolean =>
      !BLINDNESS_SEQUENCES.slice(0, looksFor(search, move)).every((look) =>
        occurs(draw(look, move), blindness),
      );
    const { moves, depth } = scoreMoves(search, isSeen, parameters.depth, noise * MAX_DEVIATIONS);
    const chosen = pickMove(moves, ({ move, score }) => {
      const isHasty = occurs(draw(HASTE_SEQUENCE, move), haste);
      const isCareless = occurs(draw(CARELESSNESS_SEQUENCE, move), haste);
      const seeming = isHasty ? glance(search, move, score, isCareless) : score;
      return seeming + normalNoise(draw(NOISE_SEQUENCE, move), noise);
    });
    const line = chosen === undefined ? [] : chosen.line.map((move) => cursor.unpack(move));
    return { move: line.at(0), score: toScore(chosen?.score ?? 0), depth, nodes: search.nodes, line };
  }
}

/** How many times a move would have to be overlooked. */
function looksFor({ knowledge }: Search, move: number): number {
  const isCapture = knowledge.tacticalScore(move) !== 0;
  if (isCapture && knowledge.seeAtLeast(move, FREE)) return FREE_LOOKS;
  return isCapture || knowledge.mayGiveCheck(move) ? FORCING_LOOKS : QUIET_LOOKS;
}

/**
 * What a move seems worth to one who does not look at the answer: the position after it as it stands. Where the piece goes is
 * looked at all the same, unless one is careless as well, and a great loss is noticed.
 */
function glance(search: Search, move: number, score: number, isCareless: boolean): number {
  if (!isCareless && !search.knowledge.seeAtLeast(move, 0)) return score;
  search.cursor.make(move);
  const seeming = -search.evaluate();
  search.cursor.undo();
  return seeming > score && seeming - score <= NOTICED ? seeming : score;
}

/** The move that seems best. */
function pickMove(
  moves: readonly ScoredMove[],
  seems: (scored: ScoredMove) => number,
): ScoredMove | undefined {
  let chosen: ScoredMove | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const scored of moves) {
    const seeming = seems(scored);
    if (seeming <= best) continue;
    best = seeming;
    chosen = scored;
  }
  return chosen;
}

/** A root move with its score, exact within the margin below the best. */
type ScoredMove = { readonly move: number; readonly score: number; readonly line: readonly number[] };

/**
 * Scores every root move that is seen, or all if none is. A move that is worse than the best by more than `margin` gets a score
 * that is at least that much worse. The first ply is always finished, whatever the limit of nodes.
 */
function scoreMoves(
  search: Search,
  isSeen: (move: number) => boolean,
  depth: number,
  margin: number,
): { readonly moves: readonly ScoredMove[]; readonly depth: number } {
  prepareRoot(search);
  search.isMateSearch = false;
  const { nodeLimit } = search;
  const seen = listRootMoves(search, isSeen);
  const roots = seen.length > 0 ? seen : listRootMoves(search, () => true);
  let finished = 0;
  let scored: readonly ScoredMove[] = roots.map(({ move, line }) => ({ move, score: 0, line }));
  for (let at = 1; at <= depth && roots.length > 0; at++) {
    search.rootDepth = at;
    search.nodeLimit = at === 1 ? Number.POSITIVE_INFINITY : nodeLimit;
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
