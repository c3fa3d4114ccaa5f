import { POCKET, type Pocket } from '@tabuleiro/senet-engine';

const { windows, patterns, neurons, seconds } = POCKET;
const BYTE = 127;
const SHORT = 32767;

type Parts = Readonly<Record<'biases' | 'weights' | 'secondBiases' | 'outputs' | 'outputBias', number>>;

/**
 * A fitted network in whole numbers. Each neuron has a scale of its own, so that its largest weight fills a byte: the weights behind it
 * make up for that, and a neuron that is cut off at 0 only does not mind. The same with the second neurons, whose sums must fit 32 bits.
 */
export function quantisePocket(parameters: Float32Array, parts: Parts): Omit<Pocket, 'provenance'> {
  const rows = new Int8Array(windows * patterns * neurons);
  const biases = new Int16Array(neurons);
  const weights = new Int16Array(seconds * neurons);
  const secondBiases = new Int32Array(seconds);
  const scales = new Float64Array(neurons);
  const highest = new Float64Array(neurons);
  for (let i = 0; i < neurons; i++) {
    let largest = 1e-6;
    for (let at = i; at < rows.length; at += neurons) largest = Math.max(largest, Math.abs(parameters[at]));
    scales[i] = BYTE / largest;
    for (let at = i; at < rows.length; at += neurons) rows[at] = Math.round(parameters[at] * scales[i]);
    biases[i] = Math.round(parameters[parts.biases + i] * scales[i]);
    highest[i] = highestOf(rows, biases[i], i);
  }
  const secondScales = new Float64Array(seconds);
  for (let k = 0; k < seconds; k++) {
    const weightOf = (i: number): number => parameters[parts.weights + i * seconds + k] / scales[i];
    const bias = parameters[parts.secondBiases + k];
    let largest = 1e-12;
    let reach = Math.abs(bias);
    for (let i = 0; i < neurons; i++) {
      largest = Math.max(largest, Math.abs(weightOf(i)));
      reach += Math.abs(weightOf(i)) * highest[i];
    }
    // Half a unit for each rounding: hence a little less than 2^31.
    secondScales[k] = Math.min(SHORT / largest, (2 ** 31 - 2 ** 24) / reach);
    for (let i = 0; i < neurons; i++) weights[k * neurons + i] = Math.round(weightOf(i) * secondScales[k]);
    secondBiases[k] = Math.round(bias * secondScales[k]);
  }
  const last = Array.from({ length: seconds }, (_, k) => parameters[parts.outputs + k] / secondScales[k]);
  const outputBits = Math.floor(Math.log2(SHORT / Math.max(...last.map(Math.abs))));
  return {
    ...{ rows, biases, weights, secondBiases, outputBits },
    outputs: Int16Array.from(last, (weight) => Math.round(weight * 2 ** outputBits)),
    outputBias: Math.round(parameters[parts.outputBias] * 2 ** outputBits),
  };
}

/** What a neuron comes to at most. */
function highestOf(rows: Int8Array, bias: number, neuron: number): number {
  let sum = bias;
  for (let window = 0; window < windows; window++) {
    let most = -BYTE;
    for (let pattern = 0; pattern < patterns; pattern++) {
      most = Math.max(most, rows[(window * patterns + pattern) * neurons + neuron]);
    }
    sum += most;
  }
  return Math.max(0, sum);
}
