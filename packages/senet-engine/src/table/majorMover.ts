import type { Layer } from './layer.js';
import type { Row } from './row.js';
import * as sets from './sets.js';
import { DIE_MASK, FROM_SHIFT, NOWHERE, type Side, STEP_BITS, STEP_MASK } from './side.js';
import * as steps from './steps.js';

// The compiler folds a module's own constants into its loops, not imported ones.
const { FACES, NO_STEP, PLAIN, STEPS, WATER_RESTS, WINDOW_MASK, WATER_MASK } = steps;
const { rankOf } = sets;

/** Where the major player is with a piece less. He may be the minor one there, of whom worths are turned round. */
export type Beyond = { readonly layer: Layer; readonly isMinor: boolean };

/** Below every worth, and its bits below theirs: what a throw is worth that lets him do nothing. */
const NOTHING = -2;

/**
 * The major player about to throw, who wants worths big. His moves lead out of the row: each is tried in all columns before
 * the next. Worths are compared as bits, without a branch that could be guessed wrong.
 */
export class MajorMover {
  private readonly side: Side;
  private readonly layer: Layer;
  private readonly beyond: Beyond | undefined;
  private readonly row: Row;
  /** By die - 1, then by column of the row. */
  private readonly bests: readonly Float32Array[];
  private readonly bestBits: readonly Int32Array[];
  /** By column of the row: the worths of the throws that let him move, added up; how many throws do not. */
  readonly sums: Float64Array;
  readonly skips: Uint8Array;

  constructor(side: Side, layer: Layer, beyond: Beyond | undefined, row: Row) {
    this.side = side;
    this.layer = layer;
    this.beyond = beyond;
    this.row = row;
    this.bests = Array.from({ length: FACES }, () => new Float32Array(layer.columns));
    this.bestBits = this.bests.map(({ buffer }) => new Int32Array(buffer));
    this.sums = new Float64Array(layer.columns);
    this.skips = new Uint8Array(layer.columns);
  }

  /** Weighs all his choices in the row. */
  weigh(): void {
    const { moves, pieces } = this.side;
    let at = this.row.rank * FACES * pieces;
    for (let die = 1; die <= FACES; die++) {
      this.bests[die - 1].fill(NOTHING, 0, this.row.length);
      for (let piece = 0; piece < pieces; piece++) this.tryMove(moves[at++], this.bestBits[die - 1]);
    }
    this.addUp();
  }

  private tryMove(move: number, best: Int32Array): void {
    if (move === NOWHERE) return;
    const die = move & DIE_MASK;
    const from = (move & STEP_MASK) >> FROM_SHIFT;
    const rank = move >> STEP_BITS;
    if (steps.isExit(from, die)) this.leave(from, die, rank);
    else if (from === 0 || steps.isFall(from, die))
      this.fall(from === 0 ? steps.fallFrom(die) : from, die, best);
    else this.step(from, die, rank, best);
  }

  private step(from: number, die: number, rank: number, best: Int32Array): void {
    const { bits, columns: width } = this.layer;
    const { length, columns, sets } = this.row;
    const base = rank * width + this.half(die);
    const step = steps.stepAt(from, die);
    const swap = (1 << from) ^ (1 << (from + die));
    for (let i = 0; i < length; i++) {
      const end = STEPS[step | ((sets[i] >>> (from + 1)) & WINDOW_MASK)];
      if (end === NO_STEP) continue;
      const worth = bits[base + (end === PLAIN ? columns[i] : rankOf(sets[i] ^ swap))];
      const less = best[i] - worth;
      best[i] -= less & (less >> 31);
    }
  }

  private fall(from: number, die: number, best: Int32Array): void {
    const { bits, columns: width } = this.layer;
    const { length, columns, sets, set } = this.row;
    const half = this.half(die);
    const step = steps.stepAt(from, die);
    const left = set ^ (1 << from);
    for (let i = 0; i < length; i++) {
      if (STEPS[step | ((sets[i] >>> (from + 1)) & WINDOW_MASK)] === NO_STEP) continue;
      const rest = WATER_RESTS[((set | sets[i]) >>> 1) & WATER_MASK];
      const less = best[i] - bits[rankOf(left | (1 << rest)) * width + half + columns[i]];
      best[i] -= less & (less >> 31);
    }
  }

  private leave(from: number, die: number, rank: number): void {
    const { length, sets, columns } = this.row;
    const step = steps.stepAt(from, die);
    const bests = this.bests[die - 1];
    for (let i = 0; i < length; i++) {
      if (STEPS[step | ((sets[i] >>> (from + 1)) & WINDOW_MASK)] === NO_STEP) continue;
      const worth = this.worthBeyond(rank, columns[i], die);
      if (worth > bests[i]) bests[i] = worth;
    }
  }

  private worthBeyond(rank: number, column: number, die: number): number {
    if (this.beyond === undefined) return 1;
    const { layer, isMinor } = this.beyond;
    const { worths, columns, cells } = layer;
    if (isMinor) return 1 - worths[column * columns + rank + (steps.throwsAgain(die) ? cells : 0)];
    return worths[rank * columns + column + (steps.throwsAgain(die) ? 0 : cells)];
  }

  /** Where the worths begin of whose throw it is after his move. */
  private half(die: number): number {
    return steps.throwsAgain(die) ? 0 : this.layer.cells;
  }

  private addUp(): void {
    const { sums, skips } = this;
    const [one, two, three, four, five] = this.bests;
    const [first, second, third, fourth, fifth] = this.bestBits;
    for (let i = 0; i < this.row.length; i++) {
      const skipped = -(
        (first[i] >> 31) +
        (second[i] >> 31) +
        (third[i] >> 31) +
        (fourth[i] >> 31) +
        (fifth[i] >> 31)
      );
      sums[i] = one[i] + two[i] + three[i] + four[i] + five[i] - NOTHING * skipped;
      skips[i] = skipped;
    }
  }
}
