import type { LayerKey } from '../solver/layer.js';

/** What a worker is told: the layer to solve, after those it depends on; or to sweep over it once. */
export type WorkerCommand =
  | {
      readonly kind: 'layer';
      readonly key: LayerKey;
      readonly memory: SharedArrayBuffer;
      readonly dirtyRows: SharedArrayBuffer;
    }
  | { readonly kind: 'sweep' };

const NEXT = 0;
const STOP = 1;
const CHANGE = 2;
const ROWS_DONE = 3;
const WORDS = 4;

/** What the threads of a sweep share besides values: which rows are still to do, and the largest change so far. */
export class SweepState {
  readonly memory: SharedArrayBuffer;
  private readonly words: Int32Array;
  private readonly float = new Float32Array(1);
  private readonly bits = new Int32Array(this.float.buffer);

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.words = new Int32Array(memory);
  }

  /** Before a sweep, while no thread works. */
  begin(rows: number): void {
    this.words.fill(0);
    this.words[NEXT] = rows;
  }

  stop(): void {
    Atomics.store(this.words, STOP, 1);
  }

  /** The next row to update, the most advanced first; negative when there is none. */
  takeRow(): number {
    return Atomics.load(this.words, STOP) === 1 ? -1 : Atomics.sub(this.words, NEXT, 1) - 1;
  }

  recordChange(change: number): void {
    this.float[0] = change;
    const bits = this.bits[0];
    let largest = Atomics.load(this.words, CHANGE);
    while (bits > largest) {
      const found = Atomics.compareExchange(this.words, CHANGE, largest, bits);
      if (found === largest) break;
      largest = found;
    }
    Atomics.add(this.words, ROWS_DONE, 1);
  }

  /** The largest change of this sweep so far. */
  get change(): number {
    this.bits[0] = Atomics.load(this.words, CHANGE);
    return this.float[0];
  }

  get rowsDone(): number {
    return Atomics.load(this.words, ROWS_DONE);
  }
}
