import type { SearchCursor } from '@tabuleiro/game';
import type { SearchGame } from './searchGame.js';
import {
  type Score,
  type SearchHost,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  UNINTERRUPTED,
} from './searchTypes.js';
import { deepenIteratively, type Progress } from './tree/iterativeDeepening.js';
import type { RootMove } from './tree/root.js';
import { INFINITE, isMateScore, MAX_PLY, movesToMate } from './tree/score.js';
import { Search } from './tree/search.js';
import { TranspositionTable } from './tree/transpositionTable.js';

/** Default size of the transposition table, in megabytes. */
export const DEFAULT_HASH = 16;

/** The search of one game in one thread. Transposition table and histories are kept from search to search. */
export class Searcher<S, M> {
  readonly searchGame: SearchGame<S, M>;
  private readonly table: TranspositionTable;
  private tree: Search | undefined;

  /** `memory` holds the transposition table; searchers of the same game in other threads may share it. */
  constructor(
    searchGame: SearchGame<S, M>,
    memory: ArrayBufferLike = new ArrayBuffer(TranspositionTable.bytes(DEFAULT_HASH)),
  ) {
    this.searchGame = searchGame;
    this.table = new TranspositionTable(memory);
  }

  /** Clears table and histories: afterwards nothing depends on earlier searches. */
  forget(): void {
    if (this.tree === undefined) this.table.clear();
    else this.tree.forget();
  }

  /** Permill of the transposition table that the last search has written (`hashfull`). */
  fullness(): number {
    return this.table.fullness();
  }

  /** Searches for the best move. A draw by rule in the root position does not stop it: it only needs a legal move. */
  search(
    state: S,
    limits: SearchLimits<M>,
    onInfo: (info: SearchInfo<M>) => void = () => undefined,
    host: SearchHost = UNINTERRUPTED,
  ): SearchResult<M> {
    const { search, cursor } = this.setPosition(state, limits.nodes ?? Number.POSITIVE_INFINITY, host);
    const wanted = limits.moves && new Set(limits.moves.map((move) => cursor.pack(move)));
    let score = 0;
    const found = deepenIteratively(search, {
      depth: limits.depth ?? MAX_PLY,
      lines: limits.multiPv ?? 1,
      mate: limits.mate ?? 0,
      isWanted: (move) => wanted === undefined || wanted.has(move),
      isWorthwhile: (progress) => host.isWorthwhile(progress),
      report: (progress) => {
        score = progress.score;
        for (const info of describe(search, cursor, progress)) onInfo(info);
      },
    });
    return conclude(search, cursor, found.roots.at(0), found.depth, score);
  }

  /** The search tree, set up at a position. */
  setPosition(state: S, nodes: number, host: SearchHost): { search: Search; cursor: SearchCursor<M> } {
    const { cursor, knowledge } = this.searchGame.open(state);
    const search = this.tree ?? new Search(cursor, knowledge, this.table, this.searchGame.parameters);
    search.setPosition(cursor, knowledge);
    search.stopCondition = host;
    search.nodeLimit = nodes;
    this.tree = search;
    return { search, cursor };
  }
}

function describe<M>(search: Search, cursor: SearchCursor<M>, { depth, best }: Progress): SearchInfo<M>[] {
  return best.map((root, i) => ({
    depth,
    selectiveDepth: search.selectiveDepth,
    rank: i + 1,
    score: toScore(root.score),
    nodes: search.nodes,
    line: root.line.map((move) => cursor.unpack(move)),
  }));
}

function conclude<M>(
  search: Search,
  cursor: SearchCursor<M>,
  best: RootMove | undefined,
  depth: number,
  score: number,
): SearchResult<M> {
  const line = best === undefined ? [] : best.line.map((move) => cursor.unpack(move));
  return { move: line.at(0), score: toScore(knownScore(best, score)), depth, nodes: search.nodes, line };
}

/**
 * The score of the last iteration in which the move was best. A move that only just became best when the search was
 * stopped has none: then the score of the last finished iteration.
 */
function knownScore(best: RootMove | undefined, finished: number): number {
  if (best === undefined) return finished;
  const score = best.score === -INFINITE ? best.previous : best.score;
  return score === -INFINITE ? finished : score;
}

export function toScore(score: number): Score {
  return isMateScore(score) ? { mate: movesToMate(score) } : { cp: score };
}
