import { VALUES } from './inputs.js';

/** Outputs of a network, by the number of pieces on the board. */
export const BUCKETS = 8;
/** The output for so many pieces. */
export function bucketOf(pieces: number): number {
  return Math.min(BUCKETS - 1, Math.max(0, (pieces - 1) >> 2));
}
/** Each colour, seen as it is and mirrored. */
export const VIEWS = 4;
/** Positions differ from the one before in no more slots than this. */
const MOST_CHANGES = 128;

/** What a network is made of. */
export type Architecture = {
  readonly slots: number;
  readonly inputs: number;
  /** Neurons of each colour's view; a multiple of 32. */
  readonly neurons: number;
};

/**
 * Where everything lies in a kernel's memory, in bytes. First the slots of the position, which are written from outside. Then, by
 * view, the tables from slot and value to input; then, by view, an accumulator: the slots it was last used for and its
 * neurons.
 */
export class MemoryLayout {
  readonly slotBytes: number;
  readonly tables: number;
  readonly tableBytes: number;
  readonly accumulators: number;
  readonly accumulatorBytes: number;
  readonly rows: number;
  readonly outputs: number;
  readonly biases: number;
  readonly changes: number;
  readonly end: number;

  constructor({ slots, inputs, neurons }: Architecture) {
    this.slotBytes = (slots + 15) & ~15;
    this.tables = this.slotBytes;
    this.tableBytes = this.slotBytes * VALUES * 2;
    this.accumulators = this.tables + VIEWS * this.tableBytes;
    this.accumulatorBytes = this.slotBytes + neurons * 2;
    this.rows = this.accumulators + VIEWS * this.accumulatorBytes;
    this.outputs = this.rows + inputs * neurons * 2;
    this.biases = this.outputs + BUCKETS * neurons * 4;
    this.changes = this.biases + BUCKETS * 4;
    this.end = this.changes + MOST_CHANGES * 8;
  }
}
