import { NETWORK_ONE, NETWORK_SCALE, type Network, type NetworkInputs, openKernel } from '@tabuleiro/engine';
import { NO_RESULT, sampleShape } from './samples.js';

/** The mean squared error of a network in whole numbers: what quantising has cost. */
export function measureLoss(
  network: Network,
  inputs: NetworkInputs<never>,
  samples: ArrayBufferLike,
  resultShare: number,
  isCounted: (sample: number) => boolean,
): number {
  const { bytes: stride } = sampleShape(inputs);
  const bytes = new Uint8Array(samples);
  const view = new DataView(samples);
  const kernel = openKernel(network, inputs);
  let sum = 0;
  let counted = 0;
  for (let i = 0, at = 0; at < bytes.length; i++, at += stride) {
    if (!isCounted(i)) continue;
    kernel.slots.fill(0);
    for (let entry = 0; entry < bytes[at]; entry++) {
      kernel.slots[bytes[at + 8 + entry * 2]] = bytes[at + 9 + entry * 2];
    }
    const output = kernel.evaluate(bytes[at + 1], bytes[at + 2]) / NETWORK_ONE;
    const score = view.getInt16(at + 4, true) / NETWORK_SCALE;
    const result = bytes[at + 6];
    const share = result === NO_RESULT ? 0 : resultShare;
    const wanted = (share * result) / 2 + (1 - share) * sigmoid(score);
    sum += (sigmoid(output) - wanted) ** 2;
    counted++;
  }
  return sum / Math.max(1, counted);
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
