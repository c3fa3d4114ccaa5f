import { LAST } from '@tabuleiro/senet';
import * as sets from '../table/squareSets.js';
import type { LayerRow } from './layer.js';
import * as layers from './layer.js';
import * as sides from './sideMoves.js';
import * as steps from './steps.js';

// The compiler folds a module's own constants into its loops, not imported ones.
const { FACES, NO_STEP, PLAIN, STEPS, WATER_RESTS, WATER_MASK, WINDOW_MASK } = steps;
const { FROM_SHIFT, STEP_BITS, STEP_MASK, DIE_MASK } = sides;
const { NO_VALUE } = layers;
const { rankOf } = sets;

/** Instead of a base: the value of this step is in no single row, `lookUpBits` finds it. */
const NO_BASE = -1;
/** NO_VALUE as bits: the only value with this bit set. */
const NO_VALUE_BIT = 30;
const NO_VALUE_BITS = 1 << NO_VALUE_BIT;

/**
 * The minor player about to throw, who minimises. Against the pieces of a row each step leads to one known row, mostly the
 * same; values are compared as bits, without branches that could be mispredicted.
 */
export class MinorMover {
  private readonly side: sides.SideMoves;
  private readonly layer: layers.Layer;
  private readonly afterExit: layers.Layer | undefined;
  private readonly row: LayerRow;
  /** By step: where the values of the row that it leads to begin; of the row of NO_VALUE for an illegal step. */
  private readonly bases: Int32Array = new Int32Array(STEP_MASK + 1);
  private readonly bests: Float32Array = new Float32Array(FACES);
  private readonly bestBits: Int32Array = new Int32Array(this.bests.buffer);
  /** Of the last `evaluate`: the sum of the best values over the throws with a legal move; how many have none. */
  sum = 0;
  skips = 0;

  constructor(
    side: sides.SideMoves,
    layer: layers.Layer,
    afterExit: layers.Layer | undefined,
    row: LayerRow,
  ) {
    this.side = side;
    this.layer = layer;
    this.afterExit = afterExit;
    this.row = row;
  }

  /** Works out where each step leads from the row. */
  selectRow(): void {
    this.bases.fill(this.layer.cells * 2);
    for (let die = 1; die <= FACES; die++) {
      this.bases[die] = NO_BASE;
      for (let from = 1; from <= LAST; from++)
        this.bases[(from << FROM_SHIFT) | die] = this.baseOf(from, die);
    }
  }

  private baseOf(from: number, die: number): number {
    const { row, layer } = this;
    const end = STEPS[steps.stepAt(from, die) | ((row.set >>> (from + 1)) & WINDOW_MASK)];
    if (end === NO_STEP) return layer.cells * 2;
    if (steps.isExit(from, die) || (steps.isFall(from, die) && steps.isRestTaken(row.set))) return NO_BASE;
    const rank = end === PLAIN ? row.rank : rankOf(row.set ^ (1 << from) ^ (1 << (from + die)));
    return rank * layer.columns + (steps.throwsAgain(die) ? layer.cells : 0);
  }

  /** Evaluates his moves with the `i`-th set of the row. */
  evaluate(i: number): void {
    const { bases, bests, bestBits } = this;
    const { bits } = this.layer;
    const { moves, pieces } = this.side;
    let at = this.row.columns[i] * FACES * pieces;
    let skips = 0;
    for (let face = 0; face < FACES; face++) {
      let best = NO_VALUE_BITS;
      for (const end = at + pieces; at < end; at++) {
        const move = moves[at];
        const base = bases[move & STEP_MASK];
        const value = base < 0 ? this.lookUpBits(move, i) : bits[base + (move >> STEP_BITS)];
        const difference = best - value;
        best -= difference & ~(difference >> 31);
      }
      bestBits[face] = best;
      skips += best >> NO_VALUE_BIT;
    }
    this.sum = bests[0] + bests[1] + bests[2] + bests[3] + bests[4] - NO_VALUE * skips;
    this.skips = skips;
  }

  private lookUpBits(move: number, i: number): number {
    const { layer, row } = this;
    const die = move & DIE_MASK;
    const from = (move & STEP_MASK) >> FROM_SHIFT;
    if (steps.isExit(from, die)) return this.bitsAfterExit(move >> STEP_BITS, die);
    const began = steps.fallFrom(die);
    const set = row.sets[i];
    if (STEPS[steps.stepAt(began, die) | ((row.set >>> (began + 1)) & WINDOW_MASK)] === NO_STEP) {
      return NO_VALUE_BITS;
    }
    const rest = WATER_RESTS[((set | row.set) >>> 1) & WATER_MASK];
    const column = rankOf((set ^ (1 << began)) | (1 << rest));
    return layer.bits[row.rank * layer.columns + column + (steps.throwsAgain(die) ? layer.cells : 0)];
  }

  private bitsAfterExit(rank: number, die: number): number {
    if (this.afterExit === undefined) return 0;
    const { bits, columns, cells } = this.afterExit;
    return bits[this.row.rank * columns + rank + (steps.throwsAgain(die) ? cells : 0)];
  }
}
