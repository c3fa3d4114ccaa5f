import type { StrategyStep, Verdict } from '@tabuleiro/game';
import { makeMove, undoMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { current, currentState, loadState } from './currentPosition.js';
import { findOutcome } from './ending.js';
import { formatFen } from './fen.js';
import { unpackMove } from './move.js';
import { generateMoves, MAX_MOVES } from './moves.js';
import { formatMove } from './notation.js';
import type { ChessState, ChessView } from './state.js';

/**
 * C-PERP, the claim of perpetual check. It holds when the position belongs to the largest set in which the claimant
 * always has a check after which every reply leads back into the set (a greatest fixed point). The search assumes that
 * each position it has entered belongs to the set. If one turns out not to, although another relied on it, the whole
 * pass is repeated with that knowledge. What a pass without such a contradiction leaves is the strategy. A check that
 * mates has no reply and so stays in the set.
 */
class Proof {
  readonly budget: number;
  nodes = 0;
  /** Checking move for each position assumed or shown to be in the set, in this pass. */
  readonly plan: Map<string, number> = new Map();
  /** Positions that another one relied on while they were only assumed. */
  readonly trusted: Set<string> = new Set();
  /** Positions shown to lie outside, with the depth that was tried. */
  readonly lost: Map<string, number> = new Map();
  /** Did the depth or node limit cut this pass short? */
  cut = false;
  /** Did a position that another one relied on turn out to lie outside? */
  broken = false;

  constructor(budget: number) {
    this.budget = budget;
  }

  get isSpent(): boolean {
    return this.nodes >= this.budget;
  }

  /** Can the side to move keep checking, if it meets a known position within `depth` checks? */
  canKeepChecking(depth: number): boolean {
    const key = keyOf(current);
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
    for (const check of checksOf()) {
      makeMove(check);
      const holds = this.holdsAgainstReplies(depth - 1);
      undoMove();
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
    for (const reply of movesOf()) {
      makeMove(reply);
      const holds = this.canKeepChecking(depth);
      undoMove();
      if (!holds) return false;
    }
    return true;
  }

  /** Repeats passes at one depth until the plan is consistent (true) or the claim fails (false). */
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

function keyOf(position: ChessView): string {
  return `${position.keyHigh}:${position.keyLow}`;
}

function movesOf(): Int32Array {
  const list = new Int32Array(MAX_MOVES);
  return list.subarray(0, generateMoves(list, 0)).sort();
}

function checksOf(): Int32Array {
  return movesOf().filter((move) => {
    makeMove(move);
    const isCheck = isKingAttacked(current.us);
    undoMove();
    return isCheck;
  });
}

/** May the player to move claim perpetual check at all? Only with a check at hand. */
export function canClaimPerpetual(state: ChessState): boolean {
  loadState(state);
  return state.rules.matchRules.claims && findOutcome() === undefined && checksOf().length > 0;
}

/** Proves the claim of perpetual check by the side to move, refutes it, or gives up after `budget` positions. */
export function provePerpetual(state: ChessState, budget: number): Verdict {
  loadState(state);
  const proof = new Proof(budget);
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
  const queue = [state];
  for (let position = queue.shift(); position !== undefined; position = queue.shift()) {
    const move = plan.get(keyOf(position));
    if (move === undefined || seen.has(keyOf(position))) continue;
    seen.add(keyOf(position));
    steps.push({ position: formatFen(position), move: formatMove(unpackMove(move)) });
    queue.push(...replyStates(after(position, move)));
  }
  return steps;
}

function after(state: ChessState, move: number): ChessState {
  loadState(state);
  makeMove(move);
  return currentState();
}

function replyStates(state: ChessState): ChessState[] {
  loadState(state);
  return Array.from(movesOf(), (reply) => after(state, reply));
}

/** The strategy played out against the first legal reply each time, until a position repeats or it is mate. */
function lineOf(state: ChessState, plan: ReadonlyMap<string, number>): readonly string[] {
  const line: string[] = [];
  const seen = new Set<string>();
  let position = state;
  for (;;) {
    const move = plan.get(keyOf(position));
    if (move === undefined || seen.has(keyOf(position))) return line;
    seen.add(keyOf(position));
    line.push(formatMove(unpackMove(move)));
    position = after(position, move);
    loadState(position);
    const [reply] = movesOf();
    if (reply === undefined) return line;
    line.push(formatMove(unpackMove(reply)));
    position = after(position, reply);
  }
}
