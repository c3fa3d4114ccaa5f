import type { SenetMove, SenetState } from '@tabuleiro/senet';
import { logit, sigmoid } from '../value/logistic.js';
import type { WinEstimate } from '../value/net.js';
import { Expectimax, MAX_DEPTH } from './lookahead.js';
import { type RootMove, rootMoves, sidesOf } from './root.js';
import type { SenetSearchInfo, SenetSearchLimits, SenetSearchResult } from './thought.js';
import type { ExactValues } from './truth.js';

type Report = (info: SenetSearchInfo) => void;

/** A single action is not a choice: so deep, for its score. */
const SINGLE_DEPTH = 2;

/** Looks for the step that wins most often: exact where the table knows, else by looking ahead. */
export class SenetSearcher {
  private readonly lookahead: Expectimax;

  constructor(guess: WinEstimate, truth: ExactValues) {
    this.lookahead = new Expectimax(guess, truth);
  }

  /** After this nothing depends on what was thought before. */
  forget(): void {
    this.lookahead.forget();
  }

  search(state: SenetState, limits: SenetSearchLimits, onInfo: Report = () => undefined): SenetSearchResult {
    const { own, other } = sidesOf(state);
    this.lookahead.begin(limits.nodes ?? Number.POSITIVE_INFINITY, limits.poll ?? (() => false));
    if (own === 0 || other === 0) return settled(own === 0 ? 1 : 0);
    const roots = state.die === 0 ? [] : wanted(rootMoves(state), limits.moves);
    return roots.length === 0 ? this.await(own, other, limits, onInfo) : this.deepen(roots, limits, onInfo);
  }

  /**
   * Every step with its worth as far as `depth` throws ahead, the best first. A step whose odds are worse than the best by
   * more than `margin`, as logarithms, is only said to be at least that much worse.
   */
  weigh(state: SenetState, depth: number, margin: number): readonly Readonly<RootMove>[] {
    this.lookahead.begin(Number.POSITIVE_INFINITY, () => false);
    const roots = rootMoves(state);
    for (let at = 1; at <= depth; at++) this.weighOnce(roots, at, margin);
    return roots;
  }

  get nodes(): number {
    return this.lookahead.nodes;
  }

  /** The die is still to be thrown: nothing to choose, but the chances can be told. */
  private await(own: number, other: number, limits: SenetSearchLimits, onInfo: Report): SenetSearchResult {
    const { lookahead } = this;
    let win = lookahead.value(own, other, 0, 0, 1);
    let depth = 0;
    while (depth < Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH) && lookahead.guesses > 0) {
      lookahead.guesses = 0;
      const found = lookahead.value(own, other, depth + 1, 0, 1);
      if (lookahead.isStopped) break;
      win = found;
      depth++;
      onInfo({ depth, rank: 1, score: { win }, nodes: lookahead.nodes, line: [] });
    }
    return { move: undefined, score: { win }, depth, nodes: lookahead.nodes, line: [] };
  }

  private deepen(roots: RootMove[], limits: SenetSearchLimits, onInfo: Report): SenetSearchResult {
    const { lookahead } = this;
    const lines = limits.multiPv ?? 1;
    const most = Math.min(limits.depth ?? MAX_DEPTH, roots.length === 1 ? SINGLE_DEPTH : MAX_DEPTH);
    let finished = roots;
    let depth = 0;
    do {
      const next = finished.map((root) => ({ ...root }));
      lookahead.guesses = 0;
      if (!this.weighOnce(next, depth + 1, lines > 1 ? Number.POSITIVE_INFINITY : 0) && depth > 0) break;
      finished = next;
      depth++;
      for (const info of describe(finished.slice(0, lines), depth, lookahead.nodes)) onInfo(info);
      // Where nothing was guessed a deeper look finds the same.
    } while (depth < most && lookahead.guesses > 0 && !lookahead.isStopped);
    const [{ move, win }] = finished;
    return { move, score: { win }, depth, nodes: lookahead.nodes, line: [move] };
  }

  /** One depth for all, the best brought to the front; false when it was ended before the last. */
  private weighOnce(roots: RootMove[], depth: number, margin: number): boolean {
    const { lookahead } = this;
    let best = 0;
    let alpha = 0;
    for (const root of roots) {
      const { own, other, again } = root;
      root.win = lookahead.after(own, other, again, depth - 1, alpha, 1);
      if (lookahead.isStopped && depth > 1) return false;
      if (root.win <= best) continue;
      best = root.win;
      alpha = margin === 0 ? best : sigmoid(logit(best) - margin);
    }
    roots.sort((a, b) => b.win - a.win);
    return !lookahead.isStopped;
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

function describe(best: readonly RootMove[], depth: number, nodes: number): SenetSearchInfo[] {
  return best.map(({ move, win }, i) => ({ depth, rank: i + 1, score: { win }, nodes, line: [move] }));
}
