import { PHASES, type Weights } from '@tabuleiro/engine';
import { decodeSamples, measureChunk, readChunk } from './chunk.js';
import type { Sample } from './sample.js';

/** Every so many games one is kept out of the fit, to see whether it holds for games it was not made for. */
const HELD_OUT = 16;

/** Samples in flat arrays: about 3 bytes for a feature, so that millions fit in memory. */
export class Data {
  readonly size: number;
  /** Features of sample i lie from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly features: Uint16Array;
  readonly counts: Int8Array;
  /** The share of the opening, from 0 to 1. */
  readonly opening: Float32Array;
  /** From 0 (lost) to 1 (won). */
  readonly results: Float32Array;
  readonly scores: Int16Array;
  /** Samples to fit and samples of games held out, in the order of the games. */
  readonly fitted: Uint32Array;
  readonly heldOut: Uint32Array;

  constructor(size: number, features: number, visitAll: (visit: (sample: Sample) => void) => void) {
    this.size = size;
    this.starts = new Uint32Array(size + 1);
    this.features = new Uint16Array(features);
    this.counts = new Int8Array(features);
    this.opening = new Float32Array(size);
    this.results = new Float32Array(size);
    this.scores = new Int16Array(size);
    const fitted: number[] = [];
    const heldOut: number[] = [];
    let i = 0;
    visitAll((sample) => {
      const start = this.starts[i];
      this.features.set(sample.features, start);
      this.counts.set(sample.counts, start);
      this.opening[i] = sample.phase / PHASES;
      this.results[i] = sample.result / 2;
      this.scores[i] = sample.score;
      (sample.game % HELD_OUT === HELD_OUT - 1 ? heldOut : fitted).push(i);
      this.starts[++i] = start + sample.features.length;
    });
    this.fitted = Uint32Array.from(fitted);
    this.heldOut = Uint32Array.from(heldOut);
  }

  static of(samples: readonly Sample[]): Data {
    const features = samples.reduce((sum, sample) => sum + sample.features.length, 0);
    return new Data(samples.length, features, (visit) => samples.forEach(visit));
  }

  /** The first so many chunks of each folder. */
  static read(folders: readonly string[], chunks: number): Data {
    const indices = Array.from({ length: chunks }, (_, index) => index);
    const all = folders.flatMap((folder) => indices.map((index) => ({ folder, index })));
    let samples = 0;
    let features = 0;
    for (const { folder, index } of all) {
      const measured = measureChunk(readChunk(folder, index));
      samples += measured.samples;
      features += measured.features;
    }
    return new Data(samples, features, (visit) => {
      for (const { folder, index } of all) decodeSamples(readChunk(folder, index), visit);
    });
  }

  /** The linear evaluation of sample `i`. `weights` lists opening and ending of each feature in turn. */
  evaluate(weights: Float64Array, i: number): number {
    const { features, counts, starts } = this;
    const end = starts[i + 1];
    let opening = 0;
    let ending = 0;
    for (let k = starts[i]; k < end; k++) {
      const at = features[k] * 2;
      opening += counts[k] * weights[at];
      ending += counts[k] * weights[at + 1];
    }
    return ending + (opening - ending) * this.opening[i];
  }
}

export function flatten(weights: Weights): Float64Array {
  return Float64Array.from(weights.flat());
}
