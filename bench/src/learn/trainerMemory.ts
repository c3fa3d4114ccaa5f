import { BUCKETS, type NetworkInputs, NO_INPUT, SLOT_VALUES } from '@tabuleiro/engine';
import type { SampleShape } from './samples.js';

/** A batch is always learned in so many parts, whatever the number of threads: the sums are the same then. */
export const SHARDS = 2;

/** Where free memory begins: the compiler puts data of the program's own (a table of the exponential function) below, from 1024 on. */
export const PROGRAM_BYTES = 2048;

/** Where everything lies in the memory of a training, in bytes. */
export class TrainerMemory {
  readonly neurons: number;
  /** Within the parameters: rows come first. */
  readonly neuronBiases: number;
  readonly outputs: number;
  readonly outputBiases: number;
  readonly parameterBytes: number;
  readonly parameters: number = PROGRAM_BYTES;
  readonly mean: number;
  readonly square: number;
  readonly gradients: number;
  readonly tables: number;
  readonly tableBytes: number;
  readonly scratch: number;
  readonly scratchBytes: number;
  readonly samples: number;
  readonly shardSampleBytes: number;
  readonly end: number;

  constructor(inputs: NetworkInputs<never>, neurons: number, shape: SampleShape, batch: number) {
    this.neurons = neurons;
    this.neuronBiases = inputs.size * neurons * 4;
    this.outputs = this.neuronBiases + neurons * 4;
    this.outputBiases = this.outputs + BUCKETS * 2 * neurons * 4;
    this.parameterBytes = this.outputBiases + BUCKETS * 4;
    this.mean = this.parameters + this.parameterBytes;
    this.square = this.mean + this.parameterBytes;
    this.gradients = this.square + this.parameterBytes;
    this.tables = this.gradients + SHARDS * this.parameterBytes;
    this.tableBytes = inputs.slots * SLOT_VALUES * 2;
    this.scratch = (this.tables + 4 * this.tableBytes + 15) & ~15;
    this.scratchBytes = 1024 + neurons * 8;
    this.samples = this.scratch + SHARDS * this.scratchBytes;
    this.shardSampleBytes = (batch / SHARDS) * shape.bytes;
    this.end = this.samples + SHARDS * this.shardSampleBytes;
  }

  /** The tables from slot and value to input, by view. */
  fillTables(memory: ArrayBufferLike, inputs: NetworkInputs<never>): void {
    for (let view = 0; view < 4; view++) {
      const at = this.tables + view * this.tableBytes;
      const table = new Uint16Array(memory, at, inputs.slots * SLOT_VALUES).fill(NO_INPUT);
      for (let slot = 0; slot < inputs.slots; slot++) {
        for (let value = 1; value < SLOT_VALUES; value++) {
          table[slot * SLOT_VALUES + value] = inputs.inputOf(view >> 1, (view & 1) !== 0, slot, value);
        }
      }
    }
  }
}
