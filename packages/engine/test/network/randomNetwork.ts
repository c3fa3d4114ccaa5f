import { mixSeed, normalNoise } from '@tabuleiro/game';
import { BUCKETS } from '../../src/network/memoryLayout.js';
import type { Network } from '../../src/network/networkFile.js';

/** A network that has learned nothing: weights by chance, the same each time. */
export function randomNetwork(
  inputs: { readonly name: string; readonly size: number },
  neurons: number,
): Network {
  let drawn = 0;
  const noise = (spread: number): number => normalNoise(mixSeed(7, drawn++), spread);
  return {
    inputs: inputs.name,
    neurons,
    provenance: 'chance',
    rows: Int16Array.from({ length: inputs.size * neurons }, () => noise(40)),
    neuronBiases: Int16Array.from({ length: neurons }, () => 100 + noise(40)),
    outputs: Int16Array.from({ length: BUCKETS * 2 * neurons }, () =>
      Math.max(-127, Math.min(127, noise(40))),
    ),
    outputBiases: Int32Array.from({ length: BUCKETS }, () => noise(2000)),
  };
}
