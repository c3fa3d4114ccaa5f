import { fileURLToPath } from 'node:url';
import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed } from '@tabuleiro/engine';
import { PIECES } from '@tabuleiro/senet';
import { PATTERN_CODES, POCKET, type Pocket } from '@tabuleiro/senet-engine';
import { PROGRAM_BYTES, SHARDS } from '../trainerMemory.js';
import { arrange, cosine, Staff } from '../trainerStaff.js';
import type { TrainerLayout } from '../trainerWorker.js';
import { makeSharedMemory } from '../webAssembly.js';
import { DECISION_BYTES } from './decisions.js';
import { quantisePocket } from './quantise.js';

const { windows, patterns, neurons, seconds } = POCKET;

/** Where the parts of the parameters begin, in floats; rows come first. */
export const PARTS = (() => {
  const biases = windows * patterns * neurons;
  const weights = biases + neurons;
  const secondBiases = weights + neurons * seconds;
  const outputs = secondBiases + seconds;
  const outputBias = outputs + seconds;
  return { biases, weights, secondBiases, outputs, outputBias, end: outputBias + 4 };
})();

export type PocketSettings = {
  readonly epochs: number;
  /** In decisions. */
  readonly batch: number;
  /** The first rate; it falls to nothing along a cosine. */
  readonly rate: number;
  /** How much more errors count that differ between the moves of a decision. */
  readonly stress: number;
  readonly seed: number;
  readonly threads: number;
};

/** The mean squared error of what was learned, and what the choices lose in the decisions held out, without a look ahead. */
export type PocketLosses = { readonly learned: number; readonly heldOut: number };

/** A training between two epochs: going on from here leads to the same numbers. */
export type TrainingState = { readonly epoch: number; readonly moments: Float32Array };

/** Of so many decisions one is held out. */
const HELD_OUT = 64;
/** Large weights would make the steps of 8 bits coarse. */
const LIMIT = 4;
/** What is kept of each move of a decision, at most: see assembly/pocketTrainer.ts. */
const KEPT_BYTES = 128 + (neurons + seconds) * 4 + 16;

/** Fits the pocket network to decisions. `keep` is given the state after each epoch, `begin` is one of them. */
export async function trainPocket(
  decisions: SharedArrayBuffer,
  settings: PocketSettings,
  begin: TrainingState | undefined,
  keep: (state: TrainingState, losses: PocketLosses) => void,
): Promise<Omit<Pocket, 'provenance'>> {
  const { threads, batch, epochs, stress: share } = settings;
  const layout = layOut(batch);
  const memory = makeSharedMemory(layout.end);
  new Uint8Array(memory.buffer, layout.codes, PATTERN_CODES.length).set(PATTERN_CODES);
  /** Parameters and both moments lie one behind the other. */
  const moments = new Float32Array(memory.buffer, layout.parameters, PARTS.end * 3);
  if (begin === undefined) beginByChance(moments.subarray(0, PARTS.end), settings.seed);
  else moments.set(begin.moments);
  const count = decisions.byteLength / DECISION_BYTES;
  const order = new Uint32Array(new SharedArrayBuffer(count * 4));
  const errors = new Float64Array(new SharedArrayBuffer(64));
  const staff = new Staff(threads, {
    ...{ threads, batch, share, memory, layout, samples: decisions, sampleBytes: DECISION_BYTES },
    decay: 0,
    limit: LIMIT,
    setUp: [
      ...[windows, patterns, neurons, layout.parameters, layout.codes, DECISION_BYTES],
      ...[PARTS.biases, PARTS.weights, PARTS.secondBiases, PARTS.outputs, PARTS.outputBias].map(
        (part) => part * 4,
      ),
    ],
    program: fileURLToPath(new URL('../../../assembly/pocketTrainer.wasm', import.meta.url)),
    order: order.buffer,
    barrier: new SharedArrayBuffer(8),
    errors: errors.buffer,
  });
  const sum = (): number => errors[0] + errors[1];
  for (let epoch = begin?.epoch ?? 0; epoch < epochs; epoch++) {
    const learned = arrange(order, count, (i) => i % HELD_OUT === HELD_OUT - 1);
    const batches = Math.ceil(learned / batch);
    new SeededRandom(mixSeed(settings.seed, epoch, 1)).mixUp(order.subarray(0, learned));
    const rates = Array.from({ length: batches }, (_, i) =>
      cosine(settings.rate, (epoch * batches + i) / (epochs * batches)),
    );
    await staff.pass({ from: 0, to: learned, rates, age: epoch * batches });
    const fitted = sum() / learned;
    await staff.pass({ from: learned, to: count, rates: [], age: 0 });
    const losses = { learned: fitted, heldOut: sum() / Math.max(1, count - learned) };
    keep({ epoch: epoch + 1, moments: moments.slice() }, losses);
  }
  await staff.dismiss();
  return quantisePocket(moments.subarray(0, PARTS.end), PARTS);
}

function layOut(batch: number): TrainerLayout & { readonly codes: number; readonly end: number } {
  const parameterBytes = PARTS.end * 4;
  const codes = PROGRAM_BYTES;
  const parameters = codes + 64;
  const mean = parameters + parameterBytes;
  const square = mean + parameterBytes;
  const gradients = square + parameterBytes;
  const scratch = gradients + SHARDS * parameterBytes;
  const scratchBytes = PIECES * KEPT_BYTES;
  const samples = scratch + SHARDS * scratchBytes;
  const shardSampleBytes = (batch / SHARDS) * DECISION_BYTES;
  const end = samples + SHARDS * shardSampleBytes;
  return {
    ...{ codes, parameters, parameterBytes, mean, square, gradients },
    ...{ scratch, scratchBytes, samples, shardSampleBytes, end },
  };
}

/** Small weights by chance. */
function beginByChance(parameters: Float32Array, seed: number): void {
  const uniform = (from: number, to: number, spread: number): void => {
    for (let i = from; i < to; i++) parameters[i] = (mixSeed(seed, i) / 2 ** 31 - 1) * spread;
  };
  uniform(0, PARTS.biases, 0.1);
  uniform(PARTS.weights, PARTS.secondBiases, 0.15);
  uniform(PARTS.outputs, PARTS.outputBias, 0.3);
}
