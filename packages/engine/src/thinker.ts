import type { SearchCursor } from '@tabuleiro/game';
import type { SearchGame } from './expert.js';
import {
  type Score,
  type SearchHost,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  UNINTERRUPTED,
} from './limits.js';
import { deepen, type Progress } from './tree/deepen.js';
import type { RootMove } from './tree/root.js';
import { INFINITE, isForced, MAX_PLY, movesToMate } from './tree/score.js';
import { Search } from './tree/search.js';
import { TranspositionTable } from './tree/table.js';

/** Megabytes of table unless somebody asks for more. */
export const DEFAULT_HASH = 16;

/** One thread's mind for one game: it keeps what it learned from position to position until it forgets. */
export class Searcher<S, M> {
  readonly searchGame: SearchGame<S, M>;
  private readonly table: TranspositionTable;
  private tree: Search | undefined;

  /** `memory` may be shared with other thinkers of the same game. */
  constructor(
    mind: SearchGame<S, M>,
    memory: ArrayBufferLike = new ArrayBuffer(TranspositionTable.bytes(DEFAULT_HASH)),
  ) {
    this.searchGame = mind;
    this.table = new TranspositionTable(memory);
  }

  /** After this nothing depends on what was thought before. */
  forget(): void {
    if (this.tree === undefined) this.table.clear();
    else this.tree.forget();
  }

  /** Thousandths of the table that the last search has written. */
  fullness(): number {
    return this.table.fullness();
  }

  /** Looks for the best action. Draws by rule do not end the search at its first position, only "no action" does. */
  search(
    state: S,
    limits: SearchLimits<M>,
    onInfo: (info: SearchInfo<M>) => void = () => undefined,
    around: SearchHost = UNINTERRUPTED,
  ): SearchResult<M> {
    const { search, cursor } = this.setPosition(state, limits.nodes ?? Number.POSITIVE_INFINITY, around);
    const wanted = limits.moves && new Set(limits.moves.map((move) => cursor.pack(move)));
    let score = 0;
    const found = deepen(search, {
      depth: limits.depth ?? MAX_PLY,
      lines: limits.multiPv ?? 1,
      mate: limits.mate ?? 0,
      isWanted: (move) => wanted === undefined || wanted.has(move),
      isWorthwhile: (progress) => around.isWorthwhile(progress),
      report: (progress) => {
        score = progress.score;
        for (const info of describe(search, cursor, progress)) onInfo(info);
      },
    });
    return conclude(search, cursor, found.roots.at(0), found.depth, score);
  }

  /** The search, set up at a position. */
  setPosition(state: S, nodes: number, around: SearchHost): { search: Search; cursor: SearchCursor<M> } {
    const { cursor, expert } = this.searchGame.open(state);
    const search = this.tree ?? new Search(cursor, expert, this.table);
    search.turnTo(cursor, expert);
    search.host = around;
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
 * The score of the last depth in which the move was found best. A move that was only just coming forward when the
 * search ended has none: then that of the last depth finished.
 */
function knownScore(best: RootMove | undefined, finished: number): number {
  if (best === undefined) return finished;
  const score = best.score === -INFINITE ? best.previous : best.score;
  return score === -INFINITE ? finished : score;
}

export function toScore(score: number): Score {
  return isForced(score) ? { mate: movesToMate(score) } : { cp: score };
}
