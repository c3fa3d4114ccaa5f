import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed } from '@tabuleiro/engine';
import { EXIT, LAST } from '@tabuleiro/senet';
import {
  FEATURES,
  FeatureList,
  HIDDEN,
  LEAK,
  OTHER_AT,
  OWN_AT,
  ROW,
  sigmoid,
  WEIGHT_UNIT,
  WEIGHTS_LENGTH,
} from '@tabuleiro/senet-engine';
import type { Samples } from './samples.js';

const BATCH = 256;
const RATE = 0.004;
const MOMENTUM = 0.9;
const STEADINESS = 0.999;
/** What a square nearer to the end is worth at first, as odds. */
const STRIDE = 0.04;
const SPREAD = 0.2;

/** By hand: the race alone. Units begin with small draws, so that each can learn something else. */
export function handmade(seed: number): number[] {
  const chance = new SeededRandom(mixSeed(seed, 0x5e7e7));
  const draw = (): number => (chance.below(2001) / 1000 - 1) * SPREAD;
  const weights = Array.from({ length: WEIGHTS_LENGTH }, (_, at) =>
    at < FEATURES * ROW && at % ROW === HIDDEN ? 0 : draw(),
  );
  for (let square = 1; square <= LAST; square++) {
    weights[(OWN_AT + square) * ROW + HIDDEN] = (square - EXIT) * STRIDE;
    weights[(OTHER_AT + square) * ROW + HIDDEN] = (EXIT - square) * STRIDE;
  }
  return round(weights);
}

export type Fitted = { readonly weights: number[]; readonly error: number };

/**
 * Fits the network to samples, from given weights on: Adam on small batches, cross-entropy, steps that shrink to nothing.
 * The same samples and seed give the same weights.
 */
export function fitNet(
  samples: Samples,
  start: readonly number[],
  { seed, epochs }: { readonly seed: number; readonly epochs: number },
  report: (epoch: number, error: number) => void,
): number[] {
  const trainer = new Trainer(samples, start);
  const order = Uint32Array.from({ length: samples.length }, (_, i) => i);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    new SeededRandom(mixSeed(seed, epoch)).mixUp(order);
    const rate = (RATE * (1 + Math.cos((Math.PI * (epoch - 1)) / epochs))) / 2;
    report(epoch, trainer.run(order, rate));
  }
  return round(trainer.weights);
}

/** The root of the mean square of how far the network is off. */
export function measureNet(samples: Samples, weights: readonly number[]): number {
  const trainer = new Trainer(samples, weights);
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (trainer.look(i) - samples.targets[i]) ** 2;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

function round(weights: ArrayLike<number>): number[] {
  return Array.from(weights, (weight) => Math.round(weight / WEIGHT_UNIT) + 0);
}

class Trainer {
  readonly weights: Float64Array;
  private readonly samples: Samples;
  private readonly list = new FeatureList();
  private readonly sums = new Float64Array(ROW);
  private readonly slope = new Float64Array(WEIGHTS_LENGTH);
  private readonly mean = new Float64Array(WEIGHTS_LENGTH);
  private readonly square = new Float64Array(WEIGHTS_LENGTH);
  private steps = 0;

  constructor(samples: Samples, start: readonly number[]) {
    this.samples = samples;
    this.weights = Float64Array.from(start, (weight) => weight * WEIGHT_UNIT);
  }

  /** All samples once, in this order; returns the error on the way. */
  run(order: Uint32Array, rate: number): number {
    let error = 0;
    for (let at = 0; at < order.length; at += BATCH) {
      const end = Math.min(at + BATCH, order.length);
      this.slope.fill(0);
      for (let i = at; i < end; i++) error += this.learn(order[i]) ** 2;
      this.step(rate, end - at);
    }
    return Math.sqrt(error / order.length);
  }

  /** What the network says to a sample. */
  look(i: number): number {
    const { weights, list, sums } = this;
    list.read(this.samples.own[i], this.samples.other[i]);
    sums.fill(0);
    for (let k = 0; k < list.length; k++) {
      const row = list.features[k] * ROW;
      for (let unit = 0; unit < ROW; unit++) sums[unit] += weights[row + unit] * list.counts[k];
    }
    let odds = sums[HIDDEN];
    for (let unit = 0; unit < HIDDEN; unit++) {
      odds += (sums[unit] > 0 ? sums[unit] : sums[unit] * LEAK) * weights[FEATURES * ROW + unit];
    }
    return sigmoid(odds);
  }

  /** Adds the slope of the loss at one sample; returns how far it is off. */
  private learn(i: number): number {
    const { weights, list, sums, slope } = this;
    const error = this.look(i) - this.samples.targets[i];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const at = FEATURES * ROW + unit;
      const leak = sums[unit] > 0 ? 1 : LEAK;
      slope[at] += error * sums[unit] * leak;
      sums[unit] = error * weights[at] * leak;
    }
    sums[HIDDEN] = error;
    for (let k = 0; k < list.length; k++) {
      const row = list.features[k] * ROW;
      for (let unit = 0; unit < ROW; unit++) slope[row + unit] += sums[unit] * list.counts[k];
    }
    return error;
  }

  private step(rate: number, size: number): void {
    const { weights, slope, mean, square } = this;
    this.steps++;
    const meanShare = 1 - MOMENTUM ** this.steps;
    const squareShare = 1 - STEADINESS ** this.steps;
    for (let at = 0; at < weights.length; at++) {
      const g = slope[at] / size;
      mean[at] = MOMENTUM * mean[at] + (1 - MOMENTUM) * g;
      square[at] = STEADINESS * square[at] + (1 - STEADINESS) * g * g;
      weights[at] -= (rate * (mean[at] / meanShare)) / (Math.sqrt(square[at] / squareShare) + 1e-8);
    }
  }
}
