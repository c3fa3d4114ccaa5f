import { PIECES, THROWS } from '@tabuleiro/senet';
import { countOf } from '../table/layout.js';
import type { WinEstimate } from '../value/valueNet.js';
import { Cache, MISSING } from './cache.js';
import type { ExactValues, SenetKnowledge } from './searchTypes.js';
import { Successors, swapEntries } from './successors.js';

const FACES = THROWS.length;
/** Moves of one position, for all throws together. */
const MOVES_PER_POSITION = FACES * PIECES;
/** The depth limit, in throws. */
export const MAX_DEPTH = 40;
const POLL_MASK = 1023;

/** Polled about every thousand nodes: must the search stop? */
export type ShouldStop = () => boolean;

/**
 * Expectimax: the mean over the throws of the best move for each. Values lie between 0 and 1, which bounds what the throws
 * not searched yet can add (Star1 pruning); and one move probed for each throw is often enough for a beta cut-off (Star2).
 */
export class Expectimax {
  nodes = 0;
  /** Nodes without an exact value since it was last set to 0. */
  estimates = 0;
  isStopped = false;
  private readonly estimate: WinEstimate;
  private readonly exact: ExactValues;
  private readonly cache = new Cache();
  private readonly successors = new Successors(MOVES_PER_POSITION * (MAX_DEPTH + 1));
  private readonly staticValues = new Float64Array(MOVES_PER_POSITION * (MAX_DEPTH + 1));
  /** By depth and die: where its moves end, and the lower bound that probing found. */
  private readonly ends = new Int32Array((FACES + 1) * (MAX_DEPTH + 1));
  private readonly lowerBounds = new Float64Array((FACES + 1) * (MAX_DEPTH + 1));
  private limit = Number.POSITIVE_INFINITY;
  private poll: ShouldStop = () => false;

  constructor({ exact, estimate }: SenetKnowledge) {
    this.estimate = estimate;
    this.exact = exact;
  }

  /** Clears the cache. */
  forget(): void {
    this.cache.forget();
  }

  /** Starts a search of at most `limit` nodes that `poll` may stop. */
  begin(limit: number, poll: ShouldStop): void {
    this.nodes = 0;
    this.estimates = 0;
    this.isStopped = false;
    this.limit = limit;
    this.poll = poll;
  }

  /**
   * The probability that the player of `own`, about to throw, wins, searched `depth` throws deep; at or below `alpha` and at or
   * above `beta` only a bound. Meaningless once `isStopped`.
   */
  value(own: number, other: number, depth: number, alpha: number, beta: number): number {
    this.nodes++;
    if (this.isKnown(own, other)) return this.exact.win(own, other);
    this.estimates++;
    if (depth === 0) return this.estimate.win(own, other);
    if (this.nodes >= this.limit || ((this.nodes & POLL_MASK) === 0 && this.poll())) this.isStopped = true;
    const cached = this.cache.find(own, other, depth, alpha, beta);
    if (cached !== MISSING) return cached;
    const value = this.meanOverThrows(own, other, depth, alpha, beta);
    if (!this.isStopped) this.cache.store(own, other, depth, alpha, beta, value);
    return value;
  }

  /** The value for the player who has just moved to these sets; `again`: he throws once more. */
  after(own: number, other: number, again: boolean, depth: number, alpha: number, beta: number): number {
    if (own === 0) return 1; // S-WIN
    return again
      ? this.value(own, other, depth, alpha, beta)
      : 1 - this.value(other, own, depth, 1 - beta, 1 - alpha);
  }

  /** Do the exact values cover the position? */
  isKnown(own: number, other: number): boolean {
    const { pieces } = this.exact;
    return countOf(own) <= pieces && countOf(other) <= pieces;
  }

  private meanOverThrows(own: number, other: number, depth: number, alpha: number, beta: number): number {
    this.listMoves(own, other, depth);
    const dice = depth * (FACES + 1);
    const { lowerBounds } = this;
    // 1. Star2 probing: the most promising move of each throw gives a lower bound.
    let lowerBound = 0;
    if (depth > 1) {
      this.orderMoves(depth);
      for (let die = 1; die <= FACES; die++) {
        lowerBounds[dice + die] = this.searchMove(
          this.firstMove(depth, die),
          die,
          depth,
          0,
          FACES * beta - lowerBound,
        );
        if (this.isStopped) return 0;
        lowerBound += lowerBounds[dice + die];
        if (lowerBound >= FACES * beta) return lowerBound / FACES;
      }
    } else lowerBounds.fill(0, dice, dice + FACES + 1);
    // 2. Star1: all moves, throw by throw; those to come are worth at least their bound and at most a certain win.
    let sum = 0;
    for (let die = 1; die <= FACES; die++) {
      lowerBound -= lowerBounds[dice + die];
      const toCome = FACES - die;
      const best = this.bestOfThrow(
        die,
        depth,
        FACES * alpha - sum - toCome,
        FACES * beta - sum - lowerBound,
      );
      if (this.isStopped) return 0;
      sum += best;
      if (sum + toCome <= FACES * alpha) return (sum + toCome) / FACES;
      if (sum + lowerBound >= FACES * beta) return (sum + lowerBound) / FACES;
    }
    return sum / FACES;
  }

  /** The best move for one throw. After probing the value of the first is known. */
  private bestOfThrow(die: number, depth: number, alpha: number, beta: number): number {
    const isProbed = depth > 1;
    let best = isProbed ? this.lowerBounds[depth * (FACES + 1) + die] : 0;
    const end = this.ends[depth * (FACES + 1) + die];
    for (let at = this.firstMove(depth, die) + (isProbed ? 1 : 0); at < end && best < beta; at++) {
      const value = this.searchMove(at, die, depth, Math.max(best, alpha), beta);
      if (value > best) best = value;
    }
    return best;
  }

  private searchMove(at: number, die: number, depth: number, alpha: number, beta: number): number {
    const { own, other, from } = this.successors;
    const again = (die === 1 || die === FACES) && from[at] !== 0; // S-EXTRA
    return this.after(own[at], other[at], again, depth - 1, Math.max(0, alpha), Math.min(1, beta));
  }

  /** Writes the moves of every throw; where there is none, the skip as a move from square 0. */
  private listMoves(own: number, other: number, depth: number): void {
    const { successors, ends } = this;
    let at = depth * MOVES_PER_POSITION;
    ends[depth * (FACES + 1)] = at;
    for (let die = 1; die <= FACES; die++) {
      const end = successors.list(own, other, die, at);
      if (end === at) {
        successors.own[at] = own;
        successors.other[at] = other;
        successors.from[at] = 0;
        at++;
      } else at = end;
      ends[depth * (FACES + 1) + die] = at;
    }
  }

  private firstMove(depth: number, die: number): number {
    return this.ends[depth * (FACES + 1) + die - 1];
  }

  /** Move ordering: sorts the moves of each throw by their static values. */
  private orderMoves(depth: number): void {
    const { successors, staticValues } = this;
    for (let die = 1; die <= FACES; die++) {
      const first = this.firstMove(depth, die);
      const end = this.ends[depth * (FACES + 1) + die];
      if (end - first < 2) continue;
      for (let at = first; at < end; at++) {
        staticValues[at] = this.staticValue(successors.own[at], successors.other[at], die);
        for (let i = at; i > first && staticValues[i] > staticValues[i - 1]; i--) {
          swapEntries(staticValues, i, i - 1);
          successors.swap(i, i - 1);
        }
      }
    }
  }

  /** The value after a move without search. */
  private staticValue(own: number, other: number, die: number): number {
    if (own === 0) return 1;
    this.nodes++;
    const source = this.isKnown(own, other) ? this.exact : this.estimate;
    return die === 1 || die === FACES ? source.win(own, other) : 1 - source.win(other, own);
  }
}
