import type { StrategyStep, Verdict } from '@tabuleiro/game';
import { makeMove, undoMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { findOutcome } from './ending.js';
import { formatFen } from './fen.js';
import { unpackMove } from './move.js';
import { generateMoves, MAX_MOVES } from './moves/legal.js';
import { formatMove } from './notation.js';
import type { ChessPosition, ChessState } from './state.js';

/**
 * C-PERP. The claim holds when the position lies in the largest set closed under "some checking move, all replies
 * stay in the set". The search assumes that a position it has entered belongs to the set; when one turns out not
 * to although another relied on it, the whole pass is repeated with that knowledge. What remains after a pass
 * without such a surprise is closed, and is the strategy. A mating check has no reply and so keeps the set closed.
 */
class Proof {
  readonly walker: ChessPosition;
  readonly budget: number;
  nodes = 0;
  /** Checking move for each position assumed or shown to be in the set, in this pass. */
  readonly plan: Map<string, number> = new Map();
  /** Positions that another one counted on while they were only assumed. */
  readonly trusted: Set<string> = new Set();
  /** Positions shown to lie outside, with the depth that was tried. */
  readonly lost: Map<string, number> = new Map();
  /** Did the depth limit or a broken trust leave this pass without an answer? */
  cut = false;
  broken = false;

  constructor(state: ChessState, budget: number) {
    this.walker = state.copy();
    this.budget = budget;
  }

  get isSpent(): boolean {
    return this.nodes >= this.budget;
  }

  /** Can the side to move keep checking, looking at most `depth` checks ahead for a position already known? */
  canKeepChecking(depth: number): boolean {
    const key = keyOf(this.walker);
    if (this.plan.has(key)) {
      this.trusted.add(key);
      return true;
    }
    if ((this.lost.get(key) ?? -1) >= depth) return false;
    if (depth === 0 || this.isSpent) {
      this.cut = true;
      return false;
    }
    this.nodes++;
    this.plan.set(key, 0);
    for (const check of checksOf(this.walker)) {
      makeMove(this.walker, check);
      const holds = this.holdsAgainstReplies(depth - 1);
      undoMove(this.walker);
      if (holds) {
        this.plan.set(key, check);
        return true;
      }
    }
    this.plan.delete(key);
    this.lost.set(key, depth);
    if (this.trusted.has(key)) this.broken = true;
    return false;
  }

  private holdsAgainstReplies(depth: number): boolean {
    for (const reply of movesOf(this.walker)) {
      makeMove(this.walker, reply);
      const holds = this.canKeepChecking(depth);
      undoMove(this.walker);
      if (!holds) return false;
    }
    return true;
  }

  /** Passes at one depth until the plan holds together or the position is lost. */
  settle(depth: number): boolean {
    this.lost.clear();
    this.cut = false;
    for (;;) {
      this.plan.clear();
      this.trusted.clear();
      this.broken = false;
      if (!this.canKeepChecking(depth)) return false;
      if (!this.broken) return true;
    }
  }
}

function keyOf(position: ChessPosition): string {
  return `${position.keyHigh}:${position.keyLow}`;
}

function movesOf(position: ChessPosition): Int32Array {
  const list = new Int32Array(MAX_MOVES);
  return list.subarray(0, generateMoves(position, list, 0)).sort();
}

function checksOf(position: ChessPosition): Int32Array {
  return movesOf(position).filter((move) => {
    makeMove(position, move);
    const isCheck = isKingAttacked(position.board, position.us);
    undoMove(position);
    return isCheck;
  });
}

/** May the player to move raise the claim at all? */
export function canClaimPerpetual(state: ChessState): boolean {
  if (!state.rules.perpetual || findOutcome(state) !== undefined) return false;
  return checksOf(state.copy()).length > 0;
}

/** Proves the claim of the side to move, refutes it, or gives up after `budget` positions. */
export function provePerpetual(state: ChessState, budget: number): Verdict {
  const proof = new Proof(state, budget);
  for (let depth = 2; ; depth *= 2) {
    if (proof.settle(depth)) {
      return {
        kind: 'proven',
        strategy: strategyOf(state, proof.plan),
        line: lineOf(state, proof.plan),
        nodes: proof.nodes,
      };
    }
    if (!proof.cut) return { kind: 'refuted', nodes: proof.nodes };
    if (proof.isSpent) return { kind: 'undecided', nodes: proof.nodes };
  }
}

/** The positions the strategy can meet, each with its checking move, nearest first. */
function strategyOf(state: ChessState, plan: ReadonlyMap<string, number>): readonly StrategyStep[] {
  const steps: StrategyStep[] = [];
  const seen = new Set<string>();
  const queue = [state.copy()];
  for (let position = queue.shift(); position !== undefined; position = queue.shift()) {
    const move = plan.get(keyOf(position));
    if (move === undefined || seen.has(keyOf(position))) continue;
    seen.add(keyOf(position));
    steps.push({ position: formatFen(position), move: formatMove(unpackMove(move)) });
    makeMove(position, move);
    for (const reply of movesOf(position)) queue.push(after(position, reply));
  }
  return steps;
}

function after(position: ChessPosition, move: number): ChessPosition {
  const next = position.copy();
  makeMove(next, move);
  return next;
}

/** The strategy at work against the first reply each time, until a position comes again or it is mate. */
function lineOf(state: ChessState, plan: ReadonlyMap<string, number>): readonly string[] {
  const position = state.copy();
  const line: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    const move = plan.get(keyOf(position));
    if (move === undefined || seen.has(keyOf(position))) return line;
    seen.add(keyOf(position));
    makeMove(position, move);
    line.push(formatMove(unpackMove(move)));
    const replies = movesOf(position);
    if (replies.length === 0) return line;
    makeMove(position, replies[0]);
    line.push(formatMove(unpackMove(replies[0])));
  }
}
