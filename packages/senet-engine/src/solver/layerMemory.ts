import { Layer, type LayerKey } from '../table/layer.js';
import { BlockStore } from './blockStore.js';
import type { Precision } from './chunkSolver.js';
import { Chunks } from './chunks.js';
import { DirtyBlocks } from './dirtyBlocks.js';

/** The memory of a layer, which threads share. */
export type LayerMemory = {
  readonly key: LayerKey;
  readonly segments: readonly SharedArrayBuffer[];
  readonly segmentBytes: number;
  /** How many levels a sweep has. */
  readonly levels: number;
  /** Which blocks are dirty. */
  readonly dirty: SharedArrayBuffer;
};

/** Memory for a layer, all of it 0; throws a RangeError if there is not enough. */
export function allocateLayer(key: LayerKey, segmentBytes: number): LayerMemory {
  const layer = new Layer(key);
  const segments = BlockStore.allocate(layer, segmentBytes);
  const chunks = new Chunks(layer.pieces);
  const dirty = new SharedArrayBuffer(DirtyBlocks.bytes(chunks, layer.blocks));
  return { key, segments, segmentBytes, levels: chunks.levels.length, dirty };
}

/** The values of a layer in its memory. */
export function storeOf({ key, segments, segmentBytes }: LayerMemory): BlockStore {
  return new BlockStore(new Layer(key), segments, segmentBytes);
}

/** Swaps inside a block are settled to so many units in the first sweeps, then exactly. */
const TOLERANCES = [256, 64, 16, 4, 1];
/** Single units may flip for ever: after so many rounds a block is left for the next sweep. */
const ROUNDS = 40;

/** How exactly a sweep, from 1, computes. */
export function precisionOf(sweep: number): Precision {
  return { tolerance: TOLERANCES[sweep - 1] ?? 0, rounds: ROUNDS };
}

/** What a sweep over a layer has done. */
export type SweepResult = {
  /** Blocks computed, blocks of them that changed, the largest change in units of 1/65535. */
  readonly computed: number;
  readonly changed: number;
  readonly largest: number;
};

/** Changed blocks of a layer after which it counts as solved: one in so many. */
const FEW = 2000;

/**
 * Is a layer solved after these sweeps? Numbers are rounded to 16 bits, so a few of them may go on changing by one unit; it is
 * solved when nothing changes by more and few blocks change, or not fewer than in the sweep before.
 */
export function isSolved(sweep: number, last: SweepResult, before: SweepResult, blocks: number): boolean {
  if (last.changed === 0) return true;
  if (precisionOf(sweep).tolerance > 0 || precisionOf(sweep - 1).tolerance > 0 || last.largest > 1)
    return false;
  return last.changed < blocks / FEW || (before.largest <= 1 && last.changed >= before.changed);
}
