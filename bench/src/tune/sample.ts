import { type FeatureTrace, PHASES, type Weights } from '@tabuleiro/engine';

/** One position of a self-played game, as the fit sees it: everything for the side to act. */
export type Sample = {
  /** Which game of the chunk. */
  readonly game: number;
  /** The share of the opening, of `PHASES`. */
  readonly phase: number;
  /** 2 for a won game, 1 for a draw, 0 for a lost one. */
  readonly result: number;
  /** What the search found, in hundredths of a pawn. */
  readonly score: number;
  readonly features: Uint16Array;
  /** How often each feature stands: own minus the other side's. */
  readonly counts: Int8Array;
};

/** The features of a trace in ascending order, each once; those that both sides have alike are left out. */
export function netFeatures(trace: FeatureTrace): Pick<Sample, 'features' | 'counts'> {
  const sums = new Map<number, number>();
  for (let i = 0; i < trace.count; i++) {
    const feature = trace.features[i];
    sums.set(feature, (sums.get(feature) ?? 0) + trace.signs[i]);
  }
  const entries = [...sums].filter(([, sum]) => sum !== 0).sort(([a], [b]) => a - b);
  return {
    features: Uint16Array.from(entries, ([feature]) => feature),
    counts: Int8Array.from(entries, ([, sum]) => sum),
  };
}

/** What the features of a trace add up to, before anything that is no sum. */
export function sumTrace(trace: FeatureTrace, weights: Weights): number {
  let opening = 0;
  let ending = 0;
  for (let i = 0; i < trace.count; i++) {
    const [forOpening, forEnding] = weights[trace.features[i]];
    opening += trace.signs[i] * forOpening;
    ending += trace.signs[i] * forEnding;
  }
  return (opening * trace.phase + ending * (PHASES - trace.phase)) / PHASES;
}
