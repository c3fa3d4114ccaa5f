import type { SearchCursor } from '@tabuleiro/game';
import type { Mind } from './expert.js';
import { ALONE, type Info, type Limits, type Score, type Surroundings, type Thought } from './limits.js';
import { deepen, type Progress } from './tree/deepen.js';
import type { RootMove } from './tree/root.js';
import { INFINITE, isForced, MAX_PLY, movesToMate } from './tree/score.js';
import { Search } from './tree/search.js';
import { Table } from './tree/table.js';

/** Megabytes of table unless somebody asks for more. */
export const DEFAULT_HASH = 16;

/** One thread's mind for one game: it keeps what it learned from position to position until it forgets. */
export class Thinker<S, M> {
  readonly mind: Mind<S, M>;
  private readonly table: Table;
  private search: Search | undefined;

  /** `memory` may be shared with other thinkers of the same game. */
  constructor(mind: Mind<S, M>, memory: ArrayBufferLike = new ArrayBuffer(Table.bytes(DEFAULT_HASH))) {
    this.mind = mind;
    this.table = new Table(memory);
  }

  /** After this nothing depends on what was thought before. */
  forget(): void {
    if (this.search === undefined) this.table.clear();
    else this.search.forget();
  }

  /** Thousandths of the table that the last search has written. */
  fullness(): number {
    return this.table.fullness();
  }

  /** Looks for the best action. Draws by rule do not end the search at its first position, only "no action" does. */
  think(
    state: S,
    limits: Limits<M>,
    onInfo: (info: Info<M>) => void = () => undefined,
    around: Surroundings = ALONE,
  ): Thought<M> {
    const { search, cursor } = this.turnTo(state, limits.nodes ?? Number.POSITIVE_INFINITY, around);
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
  turnTo(state: S, nodes: number, around: Surroundings): { search: Search; cursor: SearchCursor<M> } {
    const { cursor, expert } = this.mind.open(state);
    const search = this.search ?? new Search(cursor, expert, this.table);
    search.turnTo(cursor, expert);
    search.host = around;
    search.nodeLimit = nodes;
    this.search = search;
    return { search, cursor };
  }
}

function describe<M>(search: Search, cursor: SearchCursor<M>, { depth, best }: Progress): Info<M>[] {
  return best.map((root, i) => ({
    depth,
    reached: search.reached,
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
): Thought<M> {
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
