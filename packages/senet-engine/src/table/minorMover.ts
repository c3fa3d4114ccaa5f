import { LAST } from '@tabuleiro/senet';
import * as layers from './layer.js';
import type { Row } from './row.js';
import * as sets from './sets.js';
import * as sides from './side.js';
import * as steps from './steps.js';

// The compiler folds a module's own constants into its loops, not imported ones.
const { FACES, NO_STEP, PLAIN, STEPS, WATER_RESTS, WATER_MASK, WINDOW_MASK } = steps;
const { FROM_SHIFT, STEP_BITS, STEP_MASK, DIE_MASK } = sides;
const { NO_WORTH } = layers;
const { rankOf } = sets;

/** In place of a base: the worth has to be looked for. */
const ELSEWHERE = -1;
/** NO_WORTH as bits; it is the one worth that has the highest of them. */
const NO_WORTH_BIT = 30;
const NO_WORTH_BITS = 1 << NO_WORTH_BIT;

/**
 * The minor player about to throw, who wants worths small. Against the pieces of a row each step leads to one known row,
 * mostly the same; worths are compared as bits, without a branch that could be guessed wrong.
 */
export class MinorMover {
  private readonly side: sides.Side;
  private readonly layer: layers.Layer;
  private readonly beyond: layers.Layer | undefined;
  private readonly row: Row;
  /** By step: where the worths of the row that it leads to begin; of the row of NO_WORTH if there is no such step. */
  private readonly bases: Int32Array = new Int32Array(STEP_MASK + 1);
  private readonly bests: Float32Array = new Float32Array(FACES);
  private readonly bestBits: Int32Array = new Int32Array(this.bests.buffer);
  /** Of the last `weigh`: the worths of the throws that let him move, added up; how many throws do not. */
  sum = 0;
  skips = 0;

  constructor(side: sides.Side, layer: layers.Layer, beyond: layers.Layer | undefined, row: Row) {
    this.side = side;
    this.layer = layer;
    this.beyond = beyond;
    this.row = row;
  }

  /** Works out where each step leads from the row. */
  enter(): void {
    this.bases.fill(this.layer.cells * 2);
    for (let die = 1; die <= FACES; die++) {
      this.bases[die] = ELSEWHERE;
      for (let from = 1; from <= LAST; from++)
        this.bases[(from << FROM_SHIFT) | die] = this.baseOf(from, die);
    }
  }

  private baseOf(from: number, die: number): number {
    const { row, layer } = this;
    const end = STEPS[steps.stepAt(from, die) | ((row.set >>> (from + 1)) & WINDOW_MASK)];
    if (end === NO_STEP) return layer.cells * 2;
    if (steps.isExit(from, die) || (steps.isFall(from, die) && steps.isRestTaken(row.set))) return ELSEWHERE;
    const rank = end === PLAIN ? row.rank : rankOf(row.set ^ (1 << from) ^ (1 << (from + die)));
    return rank * layer.columns + (steps.throwsAgain(die) ? layer.cells : 0);
  }

  /** Weighs his choices with the set that is `i`-th of the row. */
  weigh(i: number): void {
    const { bases, bests, bestBits } = this;
    const { bits } = this.layer;
    const { moves, pieces } = this.side;
    let at = this.row.columns[i] * FACES * pieces;
    let skips = 0;
    for (let face = 0; face < FACES; face++) {
      let best = NO_WORTH_BITS;
      for (const end = at + pieces; at < end; at++) {
        const move = moves[at];
        const base = bases[move & STEP_MASK];
        const worth = base < 0 ? this.bitsElsewhere(move, i) : bits[base + (move >> STEP_BITS)];
        const more = best - worth;
        best -= more & ~(more >> 31);
      }
      bestBits[face] = best;
      skips += best >> NO_WORTH_BIT;
    }
    this.sum = bests[0] + bests[1] + bests[2] + bests[3] + bests[4] - NO_WORTH * skips;
    this.skips = skips;
  }

  private bitsElsewhere(move: number, i: number): number {
    const { layer, row } = this;
    const die = move & DIE_MASK;
    const from = (move & STEP_MASK) >> FROM_SHIFT;
    if (steps.isExit(from, die)) return this.bitsBeyond(move >> STEP_BITS, die);
    const began = steps.fallFrom(die);
    const set = row.sets[i];
    if (STEPS[steps.stepAt(began, die) | ((row.set >>> (began + 1)) & WINDOW_MASK)] === NO_STEP) {
      return NO_WORTH_BITS;
    }
    const rest = WATER_RESTS[((set | row.set) >>> 1) & WATER_MASK];
    const column = rankOf((set ^ (1 << began)) | (1 << rest));
    return layer.bits[row.rank * layer.columns + column + (steps.throwsAgain(die) ? layer.cells : 0)];
  }

  private bitsBeyond(rank: number, die: number): number {
    if (this.beyond === undefined) return 0;
    const { bits, columns, cells } = this.beyond;
    return bits[this.row.rank * columns + rank + (steps.throwsAgain(die) ? cells : 0)];
  }
}
