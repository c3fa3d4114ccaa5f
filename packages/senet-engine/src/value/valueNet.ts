import { FEATURES, FeatureList } from './features.js';
import { sigmoid } from './logistic.js';
import { WEIGHTS } from './weights.js';

/** Hidden units. */
export const HIDDEN = 16;
/** Weights of one feature: to each hidden unit, then directly to the output. */
export const ROW: number = HIDDEN + 1;
/** All rows, then the weight of each hidden unit to the output. */
export const WEIGHTS_LENGTH: number = FEATURES * ROW + HIDDEN;
/** The slope of the leaky ReLU below 0. */
export const LEAK = 0.1;

/** Weights are integer multiples of this. */
export const WEIGHT_UNIT = 1 / 1024;

/** An estimate of the probability that the player about to throw wins, where no exact value is known. */
export interface WinEstimate {
  win(own: number, other: number): number;
}

/**
 * A small neural network over features of the position: one hidden layer, leaky ReLU, sigmoid output. Sums and products in
 * a fixed order, so that every machine computes the same number.
 */
export class ValueNet implements WinEstimate {
  private readonly weights: Float64Array;
  private readonly list = new FeatureList();
  private readonly sums = new Float64Array(ROW);

  /** `weights` in units of `WEIGHT_UNIT`. */
  constructor(weights: ArrayLike<number>) {
    this.weights = Float64Array.from(weights, (weight) => weight * WEIGHT_UNIT);
  }

  win(own: number, other: number): number {
    return sigmoid(this.odds(own, other));
  }

  /** The log-odds of winning. */
  private odds(own: number, other: number): number {
    const { weights, list, sums } = this;
    const { features, counts } = list;
    list.read(own, other);
    sums.fill(0);
    for (let i = 0; i < list.length; i++) {
      const row = features[i] * ROW;
      const count = counts[i];
      for (let unit = 0; unit < ROW; unit++) sums[unit] += weights[row + unit] * count;
    }
    let odds = sums[HIDDEN];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const sum = sums[unit];
      odds += (sum > 0 ? sum : sum * LEAK) * weights[FEATURES * ROW + unit];
    }
    return odds;
  }
}

/** The network that the computer plays with. It reuses buffers between calls: every thread needs its own. */
export function senetNet(): ValueNet {
  return new ValueNet(WEIGHTS);
}
