import type { BlockStore } from './blockStore.js';
import { ChunkSolver, type Precision } from './chunkSolver.js';
import { Chunks } from './chunks.js';
import { DirtyBlocks } from './dirtyBlocks.js';
import { type LayerMemory, type SweepResult, storeOf } from './layerMemory.js';
import { StartValues } from './startValues.js';

/** One thread's part in solving a layer: it computes the chunks it is given. */
export class LayerSolver {
  readonly chunks: Chunks;
  readonly dirty: DirtyBlocks;
  private readonly store: BlockStore;
  private readonly solver: ChunkSolver;
  private readonly guesses: StartValues;

  /** `afterExit`: the layers after a piece of the player of each half has left, undefined if he has won. */
  constructor(memory: LayerMemory, afterExit: readonly (LayerMemory | undefined)[]) {
    this.store = storeOf(memory);
    const { layer } = this.store;
    this.guesses = new StartValues(layer);
    this.chunks = new Chunks(layer.pieces);
    this.dirty = new DirtyBlocks(this.chunks, layer.blocks, memory.dirty);
    const stores = afterExit.map((after) => (after === undefined ? undefined : storeOf(after)));
    this.solver = new ChunkSolver(this.store, stores, this.chunks, this.dirty);
  }

  /** Writes first guesses for a chunk, which is then dirty. */
  begin(number: number): void {
    const { layer } = this.store;
    const chunk = this.chunks.chunks[number];
    const values = new Uint16Array(chunk.blocks * layer.width);
    this.guesses.fill(chunk, values);
    this.store.write(chunk.first, chunk.blocks, new Int32Array(values.buffer), 0);
    this.dirty.blocks.fill(1, chunk.first, chunk.first + chunk.blocks);
    this.dirty.chunkFlags[number] = 1;
  }

  /** The first level from this one on with something to do; the number of levels if there is none. */
  findDirtyLevel(from: number): number {
    const { levels } = this.chunks;
    let level = from;
    while (level < levels.length && levels[level].every((number) => this.dirty.chunkFlags[number] === 0))
      level++;
    return level;
  }

  /** Computes what is dirty in a chunk; undefined if nothing is. */
  sweep(number: number, precision: Precision): SweepResult | undefined {
    return this.dirty.chunkFlags[number] === 0 ? undefined : this.solver.solve(number, precision);
  }
}
