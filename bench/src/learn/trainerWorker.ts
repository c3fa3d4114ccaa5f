import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { SHARDS } from './trainerMemory.js';
import { type SharedWasmMemory, startProgram } from './webAssembly.js';

/** As much of the layout of a training's memory as its threads need. */
export type TrainerLayout = Readonly<
  Record<
    | 'parameters'
    | 'parameterBytes'
    | 'mean'
    | 'square'
    | 'gradients'
    | 'scratch'
    | 'scratchBytes'
    | 'samples'
    | 'shardSampleBytes',
    number
  >
>;

/** What a thread of a training is given. */
export type TrainerOrder = {
  readonly thread: number;
  readonly threads: number;
  readonly program: string;
  /** What the program is told first. */
  readonly setUp: readonly number[];
  readonly memory: SharedWasmMemory;
  readonly layout: TrainerLayout;
  /** Samples one behind the other, and which of them are learned in which order. */
  readonly samples: SharedArrayBuffer;
  readonly sampleBytes: number;
  readonly order: SharedArrayBuffer;
  readonly batch: number;
  readonly barrier: SharedArrayBuffer;
  /** One sum of errors for each shard. */
  readonly errors: SharedArrayBuffer;
  /** A number that the program needs to judge a sample. */
  readonly share: number;
  /** Added to no weight: each step draws the weights towards 0 by this. */
  readonly decay: number;
  /** No weight becomes larger. */
  readonly limit: number;
};

/** One pass over some of the order; without a rate nothing is changed, only the errors are summed. */
export type Pass = {
  readonly from: number;
  readonly to: number;
  /** By batch; empty to look only. */
  readonly rates: readonly number[];
  /** Steps that were made before. */
  readonly age: number;
};

type Program = {
  setUp(...numbers: readonly number[]): void;
  learn(samples: number, count: number, gradients: number, scratch: number, share: number): number;
  step(...numbers: readonly number[]): void;
};

const BETA_MEAN = 0.9;
const BETA_SQUARE = 0.999;

function serve(order: TrainerOrder): void {
  const { layout, memory, thread, threads, sampleBytes, batch } = order;
  const program = startProgram(readFileSync(order.program), memory) as Program;
  program.setUp(...order.setUp);
  const words = sampleBytes >> 2;
  const all = new Int32Array(order.samples);
  const wasm = new Int32Array(memory.buffer);
  const indices = new Uint32Array(order.order);
  const errors = new Float64Array(order.errors);
  const wait = barrierOf(new Int32Array(order.barrier), threads);
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard).filter(
    (shard) => shard % threads === thread,
  );
  const each = Math.ceil(layout.parameterBytes / 16 / threads) * 16;
  const from = Math.min(layout.parameterBytes, thread * each);
  const to = Math.min(layout.parameterBytes, from + each);

  const learnShard = (shard: number, first: number, count: number, gradients: number): number => {
    const at = layout.samples + shard * layout.shardSampleBytes;
    let target = at >> 2;
    for (let i = 0; i < count; i++) {
      const source = indices[first + i] * words;
      for (let word = 0; word < words; word++) wasm[target++] = all[source + word];
    }
    const scratch = layout.scratch + shard * layout.scratchBytes;
    return program.learn(at, count, gradients, scratch, order.share);
  };

  parentPort?.on('message', (pass: Pass) => {
    for (const shard of shards) errors[shard] = 0;
    const isLearning = pass.rates.length > 0;
    let { age } = pass;
    for (let first = pass.from, i = 0; first < pass.to; first += batch, i++) {
      const size = Math.min(batch, pass.to - first);
      const half = Math.ceil(size / SHARDS);
      for (const shard of shards) {
        const start = Math.min(size, shard * half);
        const count = Math.min(size, start + half) - start;
        const gradients = isLearning ? layout.gradients + shard * layout.parameterBytes : 0;
        errors[shard] += learnShard(shard, first + start, count, gradients);
      }
      if (!isLearning) continue;
      age++;
      wait();
      const rate = pass.rates[i] / (1 - BETA_MEAN ** age);
      program.step(
        ...[layout.parameters, from, to, layout.gradients, layout.parameterBytes, SHARDS],
        ...[layout.mean, layout.square, rate, 1 / (1 - BETA_SQUARE ** age), 1 / size],
        ...[order.decay * pass.rates[i], order.limit],
      );
      wait();
    }
    wait();
    parentPort?.postMessage('done');
  });
}

/** Waits until all threads have come. */
function barrierOf(state: Int32Array, threads: number): () => void {
  return () => {
    const round = Atomics.load(state, 1);
    if (Atomics.add(state, 0, 1) + 1 === threads) {
      Atomics.store(state, 0, 0);
      Atomics.add(state, 1, 1);
      Atomics.notify(state, 1);
      return;
    }
    while (Atomics.load(state, 1) === round) Atomics.wait(state, 1, round, 1000);
  };
}

serve(workerData as TrainerOrder);
