import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed, type Weights } from '@tabuleiro/engine';
import { type Data, flatten } from './data.js';

export type FitSettings = {
  readonly seed: number;
  readonly epochs: number;
  /** The share of the game's result in what a position should be worth; the rest is the score of its search. */
  readonly lambda: number;
  /** How far weights stray from their start without evidence, in hundredths of a pawn. */
  readonly leeway: number;
};

export const USUAL_FIT: Omit<FitSettings, 'seed'> = { epochs: 60, lambda: 0.2, leeway: 60 };

export type Fit = {
  readonly weights: Weights;
  /** Expectation = sigmoid(k × hundredths of a pawn). */
  readonly k: number;
  readonly before: Losses;
  readonly after: Losses;
};

export type Losses = { readonly fitted: number; readonly heldOut: number };

const BATCH = 4096;
const RATE = 3;
const MOMENTUM = 0.9;
const STEADINESS = 0.999;
/** Positions of one game share its result: together they count as about one in so many. */
const KINSHIP = 8;

/** Logistic regression, from the start weights on. The same data and settings give the same weights. */
export function fitWeights(
  data: Data,
  start: Weights,
  settings: FitSettings,
  report: (epoch: number, losses: Losses) => void = () => undefined,
): Fit {
  // 1. What a hundredth of a pawn is worth in points. The evaluator is to speak as the search does: with a k of its own
  // it would shrink the better it tells, and the margins of the search would no longer fit it.
  const scores = Float64Array.from(data.fitted, (i) => data.scores[i]);
  const k = fitScale(
    scores,
    Float64Array.from(data.fitted, (i) => data.results[i]),
  );

  // 2. What each position should be worth.
  const { lambda } = settings;
  const targets = data.results.map(
    (result, i) => lambda * result + (1 - lambda) * sigmoid(k * data.scores[i]),
  );

  // 3. Downhill, in ever shorter steps.
  const problem = { data, targets, k };
  const origin = flatten(start);
  const weights = origin.slice();
  const before = measure(problem, weights);
  const descent = new Descent(problem, origin, weights, settings);
  for (let epoch = 1; epoch <= settings.epochs; epoch++) {
    descent.run(epoch);
    if (epoch % 10 === 0 || epoch === settings.epochs) report(epoch, measure(problem, weights));
  }

  // 4. Whole numbers.
  const rounded = start.map((_, i): readonly [number, number] => [
    Math.round(weights[i * 2]),
    Math.round(weights[i * 2 + 1]),
  ]);
  return { weights: rounded, k, before, after: measure(problem, flatten(rounded)) };
}

type Problem = { readonly data: Data; readonly targets: Float32Array; readonly k: number };

/** Adam on small batches: each weight moves by the mean of its recent slopes, in units of their usual size. */
class Descent {
  private readonly problem: Problem;
  private readonly origin: Float64Array;
  private readonly weights: Float64Array;
  private readonly settings: FitSettings;
  private readonly order: Uint32Array;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly isSeen: Uint8Array;
  private steps = 0;

  constructor(problem: Problem, origin: Float64Array, weights: Float64Array, settings: FitSettings) {
    this.problem = problem;
    this.origin = origin;
    this.weights = weights;
    this.settings = settings;
    this.order = problem.data.fitted.slice();
    this.slope = new Float64Array(origin.length);
    this.mean = new Float64Array(origin.length);
    this.square = new Float64Array(origin.length);
    this.isSeen = seenWeights(problem.data, origin.length);
  }

  run(epoch: number): void {
    const { epochs, seed } = this.settings;
    new SeededRandom(mixSeed(seed, epoch)).mixUp(this.order);
    const rate = (RATE * (1 + Math.cos((Math.PI * (epoch - 1)) / epochs))) / 2;
    for (let at = 0; at < this.order.length; at += BATCH) {
      const end = Math.min(at + BATCH, this.order.length);
      this.slope.fill(0);
      for (let i = at; i < end; i++) this.learn(this.order[i]);
      this.step(rate, end - at);
    }
  }

  /** Adds the slope of the loss at one sample. */
  private learn(i: number): void {
    const { data, targets, k } = this.problem;
    const { features, counts, starts } = data;
    const error = (sigmoid(k * data.evaluate(this.weights, i)) - targets[i]) * k;
    const forOpening = error * data.opening[i];
    const forEnding = error - forOpening;
    for (let j = starts[i], end = starts[i + 1]; j < end; j++) {
      const at = features[j] * 2;
      this.slope[at] += forOpening * counts[j];
      this.slope[at + 1] += forEnding * counts[j];
    }
  }

  private step(rate: number, size: number): void {
    const { weights, origin, slope, mean, square } = this;
    const pull = KINSHIP / (this.settings.leeway ** 2 * this.order.length);
    this.steps++;
    const meanShare = 1 - MOMENTUM ** this.steps;
    const squareShare = 1 - STEADINESS ** this.steps;
    for (let at = 0; at < weights.length; at++) {
      if (this.isSeen[at] === 0) continue;
      const g = slope[at] / size + pull * (weights[at] - origin[at]);
      mean[at] = MOMENTUM * mean[at] + (1 - MOMENTUM) * g;
      square[at] = STEADINESS * square[at] + (1 - STEADINESS) * g * g;
      weights[at] -= (rate * (mean[at] / meanShare)) / (Math.sqrt(square[at] / squareShare) + 1e-12);
    }
  }
}

/** Weights that some sample depends on; the others keep their start value. */
function seenWeights(data: Data, length: number): Uint8Array {
  const seen = new Uint8Array(length);
  for (const i of data.fitted) {
    for (let j = data.starts[i]; j < data.starts[i + 1]; j++) {
      if (data.opening[i] > 0) seen[data.features[j] * 2] = 1;
      if (data.opening[i] < 1) seen[data.features[j] * 2 + 1] = 1;
    }
  }
  return seen;
}

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function measure({ data, targets, k }: Problem, weights: Float64Array): Losses {
  const mean = (list: Uint32Array): number =>
    list.reduce((sum, i) => sum + crossEntropy(sigmoid(k * data.evaluate(weights, i)), targets[i]), 0) /
    list.length;
  return { fitted: mean(data.fitted), heldOut: mean(data.heldOut) };
}

function crossEntropy(expected: number, target: number): number {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, expected));
  return -(target * Math.log(p) + (1 - target) * Math.log(1 - p));
}

/** The k for which sigmoid(k × value) tells the results best: the loss has one valley, found by thirds. */
export function fitScale(values: Float64Array, results: Float64Array): number {
  const loss = (k: number): number =>
    values.reduce((sum, value, i) => sum + crossEntropy(sigmoid(k * value), results[i]), 0);
  let low = 0.0001;
  let high = 0.05;
  for (let i = 0; i < 40; i++) {
    const third = (high - low) / 3;
    if (loss(low + third) < loss(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}
