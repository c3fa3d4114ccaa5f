import { NO_INPUT, VALUES } from './inputs.js';
import type { Kernel } from './kernel.js';
import { BUCKETS, bucketOf, type MemoryLayout } from './memoryLayout.js';

/**
 * The arithmetic of a network evaluation in TypeScript: what is used where WebAssembly is refused, and the truth that the faster
 * twin (assembly/kernel.ts) is held against. Sums of neurons wrap around at 16 bits there as here.
 */
export class PlainKernel implements Kernel {
  readonly slots: Uint8Array;
  private readonly neurons: number;
  private readonly slotCount: number;
  private readonly tables: readonly Uint16Array[];
  private readonly last: readonly Uint8Array[];
  private readonly accumulators: readonly Int16Array[];
  private readonly rows: Int16Array;
  private readonly outputs: Int16Array;
  private readonly biases: Int32Array;

  /** `memory` as `layout` has it, with everything but the position in it. */
  constructor(memory: ArrayBufferLike, layout: MemoryLayout, neurons: number) {
    const views = [0, 1, 2, 3];
    this.neurons = neurons;
    this.slotCount = layout.slotBytes;
    this.slots = new Uint8Array(memory, 0, layout.slotBytes);
    this.tables = views.map(
      (view) => new Uint16Array(memory, layout.tables + view * layout.tableBytes, layout.slotBytes * VALUES),
    );
    const at = (view: number): number => layout.accumulators + view * layout.accumulatorBytes;
    this.last = views.map((view) => new Uint8Array(memory, at(view), layout.slotBytes));
    this.accumulators = views.map((view) => new Int16Array(memory, at(view) + layout.slotBytes, neurons));
    this.rows = new Int16Array(memory, layout.rows, (layout.outputs - layout.rows) / 2);
    this.outputs = new Int16Array(memory, layout.outputs, BUCKETS * neurons * 2);
    this.biases = new Int32Array(memory, layout.biases, BUCKETS);
  }

  evaluate(own: number, other: number): number {
    this.update(own);
    this.update(other);
    const bucket = bucketOf(this.countPieces());
    const weights = bucket * this.neurons * 2;
    const sum =
      (this.activate(this.accumulators[own], weights) +
        this.activate(this.accumulators[other], weights + this.neurons)) |
      0;
    return (((sum / 255) | 0) + this.biases[bucket]) | 0;
  }

  private countPieces(): number {
    let count = 0;
    for (let slot = 0; slot < 64; slot++) if (this.slots[slot] !== 0) count++;
    return count;
  }

  /** Brings an accumulator from the position it was last used for to the one in the slots. */
  private update(view: number): void {
    const { slots, slotCount, neurons, rows } = this;
    const last = this.last[view];
    const table = this.tables[view];
    const accumulator = this.accumulators[view];
    for (let slot = 0; slot < slotCount; slot++) {
      const now = slots[slot];
      const before = last[slot];
      if (now === before) continue;
      last[slot] = now;
      const leaving = table[slot * VALUES + before];
      const coming = table[slot * VALUES + now];
      if (leaving !== NO_INPUT && coming !== NO_INPUT) {
        const out = leaving * neurons;
        const into = coming * neurons;
        for (let i = 0; i < neurons; i++) accumulator[i] += rows[into + i] - rows[out + i];
      } else if (coming !== NO_INPUT) {
        const into = coming * neurons;
        for (let i = 0; i < neurons; i++) accumulator[i] += rows[into + i];
      } else if (leaving !== NO_INPUT) {
        const out = leaving * neurons;
        for (let i = 0; i < neurons; i++) accumulator[i] -= rows[out + i];
      }
    }
  }

  /** Squared clipped ReLU of the neurons, weighed. */
  private activate(accumulator: Int16Array, weightsAt: number): number {
    const { outputs, neurons } = this;
    let sum = 0;
    for (let i = 0; i < neurons; i++) {
      const neuron = accumulator[i];
      if (neuron <= 0) continue;
      const value = neuron > 255 ? 255 : neuron;
      sum = (sum + Math.imul(Math.imul(value, outputs[weightsAt + i]), value)) | 0;
    }
    return sum;
  }
}
