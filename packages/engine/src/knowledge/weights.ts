/**
 * A weight is two numbers in one int32, for the opening (low half) and for the ending (high half), so that one
 * addition sums both.
 */
export function packWeight(opening: number, ending: number): number {
  return ((ending << 16) + opening) | 0;
}

export function openingOf(sum: number): number {
  return (sum << 16) >> 16;
}

export function endingOf(sum: number): number {
  return (sum + 0x8000) >> 16;
}

/** Weights in hundredths of a pawn, `[opening, ending]` by feature. */
export type Weights = readonly (readonly [number, number])[];

export function packWeights(weights: Weights): Int32Array {
  return Int32Array.from(weights, ([opening, ending]) => packWeight(opening, ending));
}

/** Numbers the features of named blocks, one block behind the other. */
export function layOutFeatures<N extends string>(
  sizes: Readonly<Record<N, number>>,
): { readonly at: Readonly<Record<N, number>>; readonly count: number } {
  let count = 0;
  const entries = Object.entries<number>(sizes).map(([name, size]) => {
    const start = count;
    count += size;
    return [name, start];
  });
  return { at: Object.fromEntries(entries), count };
}

/**
 * The features that an evaluation has counted: +1 for each of the side to move, -1 for the other. Only the tuner switches it
 * on.
 */
export class FeatureTrace {
  isOn = false;
  readonly features: Int32Array = new Int32Array(1024);
  readonly signs: Int8Array = new Int8Array(1024);
  count = 0;
  /** The share of the opening in the position, of `PHASES`. */
  phase = 0;
  sign = 1;

  note(feature: number): void {
    this.features[this.count] = feature;
    this.signs[this.count++] = this.sign;
  }
}

/** Phases between a pure ending (0) and a pure opening (tapered evaluation). */
export const PHASES = 24;

/** Weights from blocks of numbers, in the order of their features: opening, ending, opening, ending … */
export function unfoldWeights(blocks: Readonly<Record<string, readonly number[]>>): Weights {
  const numbers = Object.values(blocks).flat();
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2], numbers[i * 2 + 1]]);
}
