import { POCKET, type Pocket } from './pocketFile.js';
import { PATTERN_CODES } from './pocketMemory.js';

const { windows, patterns, neurons, seconds } = POCKET;

/** The sum of the output for the player of `own`, about to throw, without its bias; sets without the water's bit. */
export type EvaluatePocket = (own: number, other: number) => number;

/**
 * The arithmetic of the pocket network in TypeScript: what is used where WebAssembly is refused, and the truth that the faster twin
 * (assembly/pocketKernel.ts) is held against. The first neurons wrap around at 16 bits, the second ones at 32, there as here; the
 * output stays below 2^53, so nothing is rounded.
 */
export function plainPocketKernel({ rows, biases, weights, secondBiases, outputs }: Pocket): EvaluatePocket {
  const first = new Int16Array(neurons);
  return (own, other) => {
    first.set(biases);
    for (let window = 0; window < windows; window++) {
      const code = PATTERN_CODES[(own >> window) & 15] + 2 * PATTERN_CODES[(other >> window) & 15];
      const row = (window * patterns + code) * neurons;
      for (let i = 0; i < neurons; i++) first[i] += rows[row + i];
    }
    let sum = 0;
    for (let k = 0; k < seconds; k++) {
      let value = secondBiases[k];
      for (let i = 0, at = k * neurons; i < neurons; i++, at++) {
        if (first[i] > 0) value = (value + Math.imul(first[i], weights[at])) | 0;
      }
      if (value > 0) sum += value * outputs[k];
    }
    return sum;
  };
}
