import * as sets from '../table/squareSets.js';
import type { Layer, LayerRow } from './layer.js';
import { DIE_MASK, FROM_SHIFT, NO_MOVE, type SideMoves, STEP_BITS, STEP_MASK } from './sideMoves.js';
import * as steps from './steps.js';

// The compiler folds a module's own constants into its loops, not imported ones.
const { FACES, NO_STEP, PLAIN, STEPS, WATER_RESTS, WINDOW_MASK, WATER_MASK } = steps;
const { rankOf } = sets;

/** The layer after a piece of the major player has left the board. If he is the minor one there, values are mirrored. */
export type LayerAfterExit = { readonly layer: Layer; readonly isMinor: boolean };

/** Below every value, also as bits: a throw without a legal move. */
const NO_LEGAL_MOVE = -2;

/**
 * The major player about to throw, who maximises. His moves lead out of the row: each is tried in all columns
 * before the next. Values are compared as bits, without branches that could be mispredicted.
 */
export class MajorMover {
  private readonly side: SideMoves;
  private readonly layer: Layer;
  private readonly afterExit: LayerAfterExit | undefined;
  private readonly row: LayerRow;
  /** By die - 1, then by column of the row. */
  private readonly bests: readonly Float32Array[];
  private readonly bestBits: readonly Int32Array[];
  /** By column of the row: the sum of the best values over the throws with a legal move; how many have none. */
  readonly sums: Float64Array;
  readonly skips: Uint8Array;

  constructor(side: SideMoves, layer: Layer, afterExit: LayerAfterExit | undefined, row: LayerRow) {
    this.side = side;
    this.layer = layer;
    this.afterExit = afterExit;
    this.row = row;
    this.bests = Array.from({ length: FACES }, () => new Float32Array(layer.columns));
    this.bestBits = this.bests.map(({ buffer }) => new Int32Array(buffer));
    this.sums = new Float64Array(layer.columns);
    this.skips = new Uint8Array(layer.columns);
  }

  /** Evaluates all his moves in the row. */
  evaluate(): void {
    const { moves, pieces } = this.side;
    let at = this.row.rank * FACES * pieces;
    for (let die = 1; die <= FACES; die++) {
      this.bests[die - 1].fill(NO_LEGAL_MOVE, 0, this.row.length);
      for (let piece = 0; piece < pieces; piece++) this.tryMove(moves[at++], this.bestBits[die - 1]);
    }
    this.addUp();
  }

  private tryMove(move: number, best: Int32Array): void {
    if (move === NO_MOVE) return;
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
      const value = bits[base + (end === PLAIN ? columns[i] : rankOf(sets[i] ^ swap))];
      const difference = best[i] - value;
      best[i] -= difference & (difference >> 31);
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
      const difference = best[i] - bits[rankOf(left | (1 << rest)) * width + half + columns[i]];
      best[i] -= difference & (difference >> 31);
    }
  }

  private leave(from: number, die: number, rank: number): void {
    const { length, sets, columns } = this.row;
    const step = steps.stepAt(from, die);
    const bests = this.bests[die - 1];
    for (let i = 0; i < length; i++) {
      if (STEPS[step | ((sets[i] >>> (from + 1)) & WINDOW_MASK)] === NO_STEP) continue;
      const value = this.valueAfterExit(rank, columns[i], die);
      if (value > bests[i]) bests[i] = value;
    }
  }

  private valueAfterExit(rank: number, column: number, die: number): number {
    if (this.afterExit === undefined) return 1;
    const { layer, isMinor } = this.afterExit;
    const { values, columns, cells } = layer;
    if (isMinor) return 1 - values[column * columns + rank + (steps.throwsAgain(die) ? cells : 0)];
    return values[rank * columns + column + (steps.throwsAgain(die) ? 0 : cells)];
  }

  /** Where the values begin for the player who throws after his move. */
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
      sums[i] = one[i] + two[i] + three[i] + four[i] + five[i] - NO_LEGAL_MOVE * skipped;
      skips[i] = skipped;
    }
  }
}
