import { mixSeed } from '@tabuleiro/game';
import { POCKET, type Pocket } from '../../src/index.js';

const { windows, patterns, neurons, seconds } = POCKET;

/** A network with weights by chance, as large as they can be. */
export function randomPocket(seed: number): Pocket {
  const draw = (part: number, i: number, bits: number): number => mixSeed(seed, part, i) >> (32 - bits);
  return {
    provenance: `by chance, número ${seed}`,
    rows: Int8Array.from({ length: windows * patterns * neurons }, (_, i) => draw(1, i, 8)),
    biases: Int16Array.from({ length: neurons }, (_, i) => draw(2, i, 12)),
    weights: Int16Array.from({ length: seconds * neurons }, (_, i) => draw(3, i, 16)),
    secondBiases: Int32Array.from({ length: seconds }, (_, i) => draw(4, i, 32)),
    outputs: Int16Array.from({ length: seconds }, (_, i) => draw(5, i, 16)),
    outputBias: draw(6, 0, 32),
    outputBits: 48,
  };
}
