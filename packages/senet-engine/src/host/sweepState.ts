import type { LayerMemory, SweepResult } from '../solver/layerMemory.js';

/** What a worker is told: which layer to solve; to write its first guesses; to sweep over it, from a level on. */
export type WorkerCommand =
  | {
      readonly kind: 'layer';
      /** How many share the work. */
      readonly threads: number;
      readonly memory: LayerMemory;
      readonly afterExit: readonly (LayerMemory | undefined)[];
    }
  | { readonly kind: 'begin' }
  | { readonly kind: 'sweep'; readonly sweep: number };

const NEXT = 0;
const WAITING = 1;
const TURN = 2;
const PAUSE = 3;
const IS_PAUSED = 4;
const COMPUTED = 5;
const CHANGED = 6;
const LARGEST = 7;
const LEVEL = 8;
const WORDS = 9;

/**
 * What the threads of a sweep share besides values: which chunk of the level is next, and what has changed. Nobody begins a level
 * before all have finished the one before; between two levels the values are the same whatever the number of threads, and
 * only there a sweep is paused.
 */
export class SweepState {
  readonly memory: SharedArrayBuffer;
  private readonly words: Int32Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.words = new Int32Array(memory);
  }

  /** Before a sweep or the rest of one, while no thread works. */
  begin(level: number, { computed, changed, largest }: SweepResult): void {
    this.words.fill(0);
    this.words[COMPUTED] = computed;
    this.words[CHANGED] = changed;
    this.words[LARGEST] = largest;
    this.words[LEVEL] = level;
  }

  /** Asks the threads to stop at the end of the level under way. */
  pause(): void {
    Atomics.store(this.words, PAUSE, 1);
  }

  /** The next chunk of the level, counted from 0. */
  take(): number {
    return Atomics.add(this.words, NEXT, 1);
  }

  record({ computed, changed, largest }: SweepResult): void {
    Atomics.add(this.words, COMPUTED, computed);
    Atomics.add(this.words, CHANGED, changed);
    let found = Atomics.load(this.words, LARGEST);
    while (largest > found) found = Atomics.compareExchange(this.words, LARGEST, found, largest);
  }

  /** Waits until all threads have finished their level; returns whether to go on with `level`, which the last one has found. */
  finishLevel(threads: number, findNext: (level: number) => number): boolean {
    const turn = Atomics.load(this.words, TURN);
    if (Atomics.add(this.words, WAITING, 1) + 1 < threads) {
      Atomics.wait(this.words, TURN, turn);
    } else {
      this.words[WAITING] = 0;
      this.words[NEXT] = 0;
      this.words[LEVEL] = findNext(this.words[LEVEL] + 1);
      this.words[IS_PAUSED] = Atomics.load(this.words, PAUSE);
      Atomics.add(this.words, TURN, 1);
      Atomics.notify(this.words, TURN);
    }
    return Atomics.load(this.words, IS_PAUSED) === 0;
  }

  /** What the sweep has done so far. */
  get result(): SweepResult {
    const [computed, changed, largest] = [COMPUTED, CHANGED, LARGEST].map((at) =>
      Atomics.load(this.words, at),
    );
    return { computed, changed, largest };
  }

  /** The level under way, or to go on with. */
  get level(): number {
    return Atomics.load(this.words, LEVEL);
  }
}
