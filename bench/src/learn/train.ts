import { fileURLToPath } from 'node:url';
import { SeededRandom } from '@tabuleiro/arena';
import {
  BUCKETS,
  mixSeed,
  NEURON_ONE,
  type Network,
  type NetworkInputs,
  OUTPUT_ONE,
} from '@tabuleiro/engine';
import { sampleShape } from './samples.js';
import { TrainerMemory } from './trainerMemory.js';
import { arrange, cosine, Staff } from './trainerStaff.js';
import { makeSharedMemory } from './webAssembly.js';

/** How a network is trained. */
export type TrainSettings = {
  readonly neurons: number;
  readonly epochs: number;
  readonly batch: number;
  /** The first rate; it falls to nothing along a cosine. */
  readonly rate: number;
  readonly decay: number;
  /** The share of the game's result in what is learned; the rest is the score. */
  readonly resultShare: number;
  readonly seed: number;
  readonly threads: number;
  /** The network to go on from; none to begin with weights by chance. */
  readonly begin?: Pick<Network, NetworkPart> | undefined;
};

type NetworkPart = 'neurons' | 'rows' | 'neuronBiases' | 'outputs' | 'outputBiases';

/** Weights of the output have to fit into 8 bits at 64 to one. */
const LIMIT = 1.98;

/** Mean squared errors of expected results, from 0 to 1. */
export type Losses = { readonly learned: number; readonly heldOut: number };

/** Trains a network on samples; `heldOut` says which samples come from games that are not learned. */
export async function train(
  inputs: NetworkInputs<never>,
  samples: SharedArrayBuffer,
  heldOut: (sample: number) => boolean,
  settings: TrainSettings,
  report: (epoch: number, losses: Losses) => void,
): Promise<Omit<Network, 'provenance'>> {
  const shape = sampleShape(inputs);
  const layout = new TrainerMemory(inputs, settings.neurons, shape, settings.batch);
  const memory = makeSharedMemory(layout.end);
  layout.fillTables(memory.buffer, inputs);
  const parameters = new Float32Array(memory.buffer, layout.parameters, layout.parameterBytes / 4);
  if (settings.begin === undefined) beginByChance(parameters, layout, settings.seed);
  else goOnFrom(settings.begin, parameters, layout);
  const count = samples.byteLength / shape.bytes;
  const order = new Uint32Array(new SharedArrayBuffer(count * 4));
  const learned = arrange(order, count, heldOut);
  const errors = new Float64Array(new SharedArrayBuffer(64));
  const { threads, batch, resultShare, decay } = settings;
  const staff = new Staff(threads, {
    ...{ threads, batch, share: resultShare, decay, memory, layout, samples, sampleBytes: shape.bytes },
    limit: LIMIT,
    setUp: [
      ...[layout.neurons, layout.parameters, layout.tables, layout.tableBytes, shape.bytes],
      ...[layout.neuronBiases, layout.outputs, layout.outputBiases],
    ],
    program: fileURLToPath(new URL('../../assembly/trainer.wasm', import.meta.url)),
    order: order.buffer,
    barrier: new SharedArrayBuffer(8),
    errors: errors.buffer,
  });
  const batches = Math.ceil(learned / batch);
  const chance = new SeededRandom(mixSeed(settings.seed, 1));
  const own = order.subarray(0, learned);
  const sum = (): number => errors[0] + errors[1];
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    chance.mixUp(own);
    const rates = Array.from({ length: batches }, (_, i) =>
      cosine(settings.rate, (epoch * batches + i) / (settings.epochs * batches)),
    );
    await staff.pass({ from: 0, to: learned, rates, age: epoch * batches });
    const fitted = sum() / learned;
    await staff.pass({ from: learned, to: count, rates: [], age: 0 });
    report(epoch + 1, { learned: fitted, heldOut: sum() / Math.max(1, count - learned) });
  }
  await staff.dismiss();
  return quantise(inputs, parameters, layout);
}

/** Small weights by chance; neurons begin half open. */
function beginByChance(parameters: Float32Array, layout: TrainerMemory, seed: number): void {
  const uniform = (i: number, spread: number): number => (mixSeed(seed, i) / 2 ** 31 - 1) * spread;
  const biases = layout.neuronBiases / 4;
  const outputs = layout.outputs / 4;
  const outputBiases = layout.outputBiases / 4;
  for (let i = 0; i < parameters.length; i++) {
    if (i < biases) parameters[i] = uniform(i, 0.05);
    else if (i < outputs) parameters[i] = 0.25;
    else if (i < outputBiases) parameters[i] = uniform(i, 0.05);
    else parameters[i] = 0;
  }
}

function goOnFrom(
  { neurons, rows, neuronBiases, outputs, outputBiases }: Pick<Network, NetworkPart>,
  parameters: Float32Array,
  layout: TrainerMemory,
): void {
  if (neurons !== layout.neurons) throw new Error(`the network before has ${neurons} neurons`);
  const fill = (at: number, weights: Int16Array | Int32Array, one: number): void => {
    for (const [i, weight] of weights.entries()) parameters[at / 4 + i] = weight / one;
  };
  fill(0, rows, NEURON_ONE);
  fill(layout.neuronBiases, neuronBiases, NEURON_ONE);
  fill(layout.outputs, outputs, OUTPUT_ONE);
  fill(layout.outputBiases, outputBiases, NEURON_ONE * OUTPUT_ONE);
}

/** In whole numbers, as it is played with. */
function quantise(
  inputs: Pick<NetworkInputs<never>, 'name'>,
  parameters: Float32Array,
  layout: TrainerMemory,
): Omit<Network, 'provenance'> {
  const biases = layout.neuronBiases / 4;
  const outputs = layout.outputs / 4;
  const outputBiases = layout.outputBiases / 4;
  const scaled = (from: number, to: number, by: number): number[] =>
    Array.from(parameters.subarray(from, to), (weight) => Math.round(weight * by));
  return {
    inputs: inputs.name,
    neurons: layout.neurons,
    rows: Int16Array.from(scaled(0, biases, NEURON_ONE)),
    neuronBiases: Int16Array.from(scaled(biases, outputs, NEURON_ONE)),
    outputs: Int16Array.from(scaled(outputs, outputBiases, OUTPUT_ONE)),
    outputBiases: Int32Array.from(scaled(outputBiases, outputBiases + BUCKETS, NEURON_ONE * OUTPUT_ONE)),
  };
}
