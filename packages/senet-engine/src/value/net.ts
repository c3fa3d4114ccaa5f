import { FEATURES, FeatureList } from './features.js';
import { sigmoid } from './logistic.js';

/** Units between the features and the answer. */
export const HIDDEN = 16;
/** A row for each feature: what it adds to each unit, and last what it adds to the answer itself. */
export const ROW: number = HIDDEN + 1;
/** All rows, then what each unit adds to the answer. */
export const WEIGHTS_LENGTH: number = FEATURES * ROW + HIDDEN;
/** What is left of a unit below nought. */
export const LEAK = 0.1;

/** Weights are whole numbers of this part. */
export const WEIGHT_UNIT = 1 / 1024;

/** Who says how likely the player about to throw wins, where nothing is known for certain. */
export interface WinEstimate {
  win(own: number, other: number): number;
}

/**
 * A small network over features of the position. Sums and products in a fixed order: every machine comes to the same
 * number.
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

  /** The logarithm of the odds. */
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
