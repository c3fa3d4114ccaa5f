import { PIECES, THROWS } from '@tabuleiro/senet';
import { countOf } from '../table/layout.js';
import type { WinEstimate } from '../value/net.js';
import { Cache, MISSING } from './cache.js';
import { Successors, swapEntries } from './successors.js';
import type { ExactValues } from './truth.js';

const FACES = THROWS.length;
/** Steps of one position, for all throws together. */
const ROOM = FACES * PIECES;
/** No look goes deeper. */
export const MAX_DEPTH = 40;
const POLL_MASK = 1023;

/** Asked every thousand positions: is it to stop? */
export type ShouldStop = () => boolean;

/**
 * Expectimax: the mean over the throws of the best step for each. Values are between 0 and 1, so the throws not looked at
 * yet can bring so much and no more (Star1); and one step tried for each throw is often enough to see that a position is
 * too good to be allowed (Star2).
 */
export class Expectimax {
  nodes = 0;
  /** Values since it was set to nought that rest on a guess. */
  guesses = 0;
  isStopped = false;
  private readonly guess: WinEstimate;
  private readonly truth: ExactValues;
  private readonly cache = new Cache();
  private readonly successors = new Successors(ROOM * (MAX_DEPTH + 1));
  private readonly looks = new Float64Array(ROOM * (MAX_DEPTH + 1));
  /** By depth and die: where its steps end, and the least that it is worth. */
  private readonly ends = new Int32Array((FACES + 1) * (MAX_DEPTH + 1));
  private readonly least = new Float64Array((FACES + 1) * (MAX_DEPTH + 1));
  private limit = Number.POSITIVE_INFINITY;
  private poll: ShouldStop = () => false;

  constructor(guess: WinEstimate, truth: ExactValues) {
    this.guess = guess;
    this.truth = truth;
  }

  forget(): void {
    this.cache.forget();
  }

  /** Sets out anew: at most so many positions, or until `poll` says so. */
  begin(limit: number, poll: ShouldStop): void {
    this.nodes = 0;
    this.guesses = 0;
    this.isStopped = false;
    this.limit = limit;
    this.poll = poll;
  }

  /**
   * How likely the player of `own`, about to throw, wins, `depth` throws ahead. Below `alpha` and above `beta` it is only
   * a bound. Worth nothing once `isStopped`.
   */
  value(own: number, other: number, depth: number, alpha: number, beta: number): number {
    this.nodes++;
    if (this.isKnown(own, other)) return this.truth.win(own, other);
    this.guesses++;
    if (depth === 0) return this.guess.win(own, other);
    if (this.nodes >= this.limit || ((this.nodes & POLL_MASK) === 0 && this.poll())) this.isStopped = true;
    const kept = this.cache.find(own, other, depth, alpha, beta);
    if (kept !== MISSING) return kept;
    const value = this.expect(own, other, depth, alpha, beta);
    if (!this.isStopped) this.cache.keep(own, other, depth, alpha, beta, value);
    return value;
  }

  /** The value for the player who has just moved from one throw to these sets; `again`: the throw is his once more. */
  after(own: number, other: number, again: boolean, depth: number, alpha: number, beta: number): number {
    if (own === 0) return 1; // S-WIN
    return again
      ? this.value(own, other, depth, alpha, beta)
      : 1 - this.value(other, own, depth, 1 - beta, 1 - alpha);
  }

  isKnown(own: number, other: number): boolean {
    const { pieces } = this.truth;
    return countOf(own) <= pieces && countOf(other) <= pieces;
  }

  private expect(own: number, other: number, depth: number, alpha: number, beta: number): number {
    this.list(own, other, depth);
    const dice = depth * (FACES + 1);
    const { least } = this;
    // 1. The step that looks best for each throw: at least that much each is worth.
    let atLeast = 0;
    if (depth > 1) {
      this.order(depth);
      for (let die = 1; die <= FACES; die++) {
        least[dice + die] = this.try(this.first(depth, die), die, depth, 0, FACES * beta - atLeast);
        if (this.isStopped) return 0;
        atLeast += least[dice + die];
        if (atLeast >= FACES * beta) return atLeast / FACES;
      }
    } else least.fill(0, dice, dice + FACES + 1);
    // 2. All steps of throw after throw; of those to come at least what is known and at most a certain win.
    let sum = 0;
    for (let die = 1; die <= FACES; die++) {
      atLeast -= least[dice + die];
      const toCome = FACES - die;
      const best = this.best(die, depth, FACES * alpha - sum - toCome, FACES * beta - sum - atLeast);
      if (this.isStopped) return 0;
      sum += best;
      if (sum + toCome <= FACES * alpha) return (sum + toCome) / FACES;
      if (sum + atLeast >= FACES * beta) return (sum + atLeast) / FACES;
    }
    return sum / FACES;
  }

  /** The best step for one throw. Where steps have been tried, the first of them is known. */
  private best(die: number, depth: number, alpha: number, beta: number): number {
    const isTried = depth > 1;
    let best = isTried ? this.least[depth * (FACES + 1) + die] : 0;
    const end = this.ends[depth * (FACES + 1) + die];
    for (let at = this.first(depth, die) + (isTried ? 1 : 0); at < end && best < beta; at++) {
      const value = this.try(at, die, depth, Math.max(best, alpha), beta);
      if (value > best) best = value;
    }
    return best;
  }

  private try(at: number, die: number, depth: number, alpha: number, beta: number): number {
    const { own, other, from } = this.successors;
    const again = (die === 1 || die === FACES) && from[at] !== 0; // S-EXTRA
    return this.after(own[at], other[at], again, depth - 1, Math.max(0, alpha), Math.min(1, beta));
  }

  /** Writes the steps of every throw; where there is none, the skip as a step from nowhere. */
  private list(own: number, other: number, depth: number): void {
    const { successors, ends } = this;
    let at = depth * ROOM;
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

  private first(depth: number, die: number): number {
    return this.ends[depth * (FACES + 1) + die - 1];
  }

  /** Brings the step of each throw that looks best to the front. */
  private order(depth: number): void {
    const { successors, looks } = this;
    for (let die = 1; die <= FACES; die++) {
      const first = this.first(depth, die);
      const end = this.ends[depth * (FACES + 1) + die];
      if (end - first < 2) continue;
      for (let at = first; at < end; at++) {
        looks[at] = this.look(successors.own[at], successors.other[at], die);
        for (let i = at; i > first && looks[i] > looks[i - 1]; i--) {
          swapEntries(looks, i, i - 1);
          successors.swap(i, i - 1);
        }
      }
    }
  }

  /** What a step seems to be worth at first sight. */
  private look(own: number, other: number, die: number): number {
    if (own === 0) return 1;
    this.nodes++;
    const judge = this.isKnown(own, other) ? this.truth : this.guess;
    return die === 1 || die === FACES ? judge.win(own, other) : 1 - judge.win(other, own);
  }
}
