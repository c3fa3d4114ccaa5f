import type { SenetMove, SenetState } from '@tabuleiro/senet';
import { logit, sigmoid } from '../value/logistic.js';
import { Expectimax, MAX_DEPTH } from './expectimax.js';
import { type RootMove, rootMoves, sidesOf } from './rootMoves.js';
import type { SenetKnowledge, SenetSearchInfo, SenetSearchLimits, SenetSearchResult } from './searchTypes.js';

type Report = (info: SenetSearchInfo) => void;

/** A single legal move is searched this deep, for its value. */
const SINGLE_DEPTH = 2;

/** Searches for the move most likely to win: exact where a win table covers the position, else by expectimax. */
export class SenetSearcher {
  private readonly expectimax: Expectimax;

  constructor(knowledge: SenetKnowledge) {
    this.expectimax = new Expectimax(knowledge);
  }

  /** Clears the cache: afterwards nothing depends on earlier searches. */
  forget(): void {
    this.expectimax.forget();
  }

  /** Iterative deepening within the limits; `onInfo` hears of each finished iteration. */
  search(state: SenetState, limits: SenetSearchLimits, onInfo: Report = () => undefined): SenetSearchResult {
    const { own, other } = sidesOf(state);
    this.expectimax.begin(limits.nodes ?? Number.POSITIVE_INFINITY, limits.poll ?? (() => false));
    if (own === 0 || other === 0) return settled(own === 0 ? 1 : 0);
    const roots = state.die === 0 ? [] : wanted(rootMoves(state), limits.moves);
    return roots.length === 0
      ? this.evaluateThrow(own, other, limits, onInfo)
      : this.deepen(roots, limits, onInfo);
  }

  /**
   * Every legal move with its value at `depth` throws, best first. A move whose log-odds are worse than the best by more than
   * `margin` gets a value that is at least that much worse.
   */
  scoreMoves(state: SenetState, depth: number, margin: number): readonly Readonly<RootMove>[] {
    this.expectimax.begin(Number.POSITIVE_INFINITY, () => false);
    const roots = rootMoves(state);
    for (let at = 1; at <= depth; at++) this.scoreAtDepth(roots, at, margin);
    return roots;
  }

  get nodes(): number {
    return this.expectimax.nodes;
  }

  /** Before a throw there is no move to choose, but the position has a value. */
  private evaluateThrow(
    own: number,
    other: number,
    limits: SenetSearchLimits,
    onInfo: Report,
  ): SenetSearchResult {
    const { expectimax } = this;
    let win = expectimax.value(own, other, 0, 0, 1);
    let depth = 0;
    while (depth < Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH) && expectimax.estimates > 0) {
      expectimax.estimates = 0;
      const found = expectimax.value(own, other, depth + 1, 0, 1);
      if (expectimax.isStopped) break;
      win = found;
      depth++;
      const isExact = expectimax.estimates === 0;
      onInfo({ depth, rank: 1, score: { win }, isExact, nodes: expectimax.nodes, line: [] });
    }
    return { move: undefined, score: { win }, depth, nodes: expectimax.nodes, line: [] };
  }

  private deepen(roots: RootMove[], limits: SenetSearchLimits, onInfo: Report): SenetSearchResult {
    const { expectimax } = this;
    const lines = limits.multiPv ?? 1;
    const maxDepth = Math.min(limits.depth ?? MAX_DEPTH, roots.length === 1 ? SINGLE_DEPTH : MAX_DEPTH);
    let finished = roots;
    let depth = 0;
    do {
      const next = finished.map((root) => ({ ...root }));
      expectimax.estimates = 0;
      if (!this.scoreAtDepth(next, depth + 1, lines > 1 ? Number.POSITIVE_INFINITY : 0) && depth > 0) break;
      finished = next;
      depth++;
      for (const info of describe(finished.slice(0, lines), depth, expectimax)) onInfo(info);
      // If every value was exact, searching deeper changes nothing.
    } while (depth < maxDepth && expectimax.estimates > 0 && !expectimax.isStopped);
    const [{ move, win }] = finished;
    return { move, score: { win }, depth, nodes: expectimax.nodes, line: [move] };
  }

  /** One iteration over all moves, sorted best first; false when it was stopped before its end. */
  private scoreAtDepth(roots: RootMove[], depth: number, margin: number): boolean {
    const { expectimax } = this;
    let best = 0;
    let alpha = 0;
    for (const root of roots) {
      const { own, other, again } = root;
      root.win = expectimax.after(own, other, again, depth - 1, alpha, 1);
      if (expectimax.isStopped && depth > 1) return false;
      if (root.win <= best) continue;
      best = root.win;
      alpha = margin === 0 ? best : sigmoid(logit(best) - margin);
    }
    roots.sort((a, b) => b.win - a.win);
    return !expectimax.isStopped;
  }
}

function wanted(roots: RootMove[], moves: readonly SenetMove[] | undefined): RootMove[] {
  if (moves === undefined) return roots;
  const froms = moves.map((move) => (move.kind === 'step' ? move.from : 0));
  return roots.filter(({ move }) => froms.includes(move.kind === 'step' ? move.from : 0));
}

function settled(win: number): SenetSearchResult {
  return { move: undefined, score: { win }, depth: 0, nodes: 0, line: [] };
}

function describe(
  best: readonly RootMove[],
  depth: number,
  { nodes, estimates }: Expectimax,
): SenetSearchInfo[] {
  const isExact = estimates === 0;
  return best.map(({ move, win }, i) => ({
    ...{ depth, rank: i + 1, score: { win }, isExact, nodes, line: [move] },
  }));
}
