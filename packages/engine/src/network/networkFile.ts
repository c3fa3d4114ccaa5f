import { crc32, fail, ok, type Result } from '@tabuleiro/game';

import { BUCKETS } from './memoryLayout.js';

/** Why bytes are no network for a game. */
export const NETWORK_PROBLEMS = [
  'not-a-network',
  'wrong-version',
  'wrong-architecture',
  'truncated',
  'damaged',
] as const;
/** One of `NETWORK_PROBLEMS`. */
export type NetworkProblem = (typeof NETWORK_PROBLEMS)[number];
/** What is wrong with the bytes of a network. */
export type NetworkError = { readonly code: NetworkProblem };

/** A trained network in whole numbers. */
export type Network = {
  /** The name of the inputs it was trained on. */
  readonly inputs: string;
  readonly neurons: number;
  /** How it was made: for people. */
  readonly provenance: string;
  /** What each input adds to the neurons: input × neuron. */
  readonly rows: Int16Array;
  /** What the neurons begin with. */
  readonly neuronBiases: Int16Array;
  /** Bucket × neurons of the side to act, then of the other. */
  readonly outputs: Int16Array;
  readonly outputBiases: Int32Array;
};

/*
 * A file is, little endian: the magic word; as uint32 the version, the bytes of the head and the CRC-32 of all that follows; the
 * head, a text of JSON with inputs, neurons and provenance; then rows, neuron biases, outputs and output biases.
 */
const MAGIC = 'TABUNET\n';
const VERSION = 1;
const FIXED = 20;

type Head = Pick<Network, 'inputs' | 'neurons' | 'provenance'>;

/** Writes a network as a file. */
export function formatNetwork(network: Network): Uint8Array {
  const { inputs, neurons, provenance, rows, neuronBiases, outputs, outputBiases } = network;
  const text = JSON.stringify({ inputs, neurons, provenance });
  const head = new TextEncoder().encode(text.padEnd((text.length + 7) & ~3));
  const start = FIXED + head.length;
  const weights = [...[rows, neuronBiases, outputs].map((part) => words(part, 2)), words(outputBiases, 4)];
  const bytes = new Uint8Array(start + weights.reduce((sum, part) => sum + part.length, 0));
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  bytes.set(head, FIXED);
  let at = start;
  for (const part of weights) {
    bytes.set(part, at);
    at += part.length;
  }
  const view = new DataView(bytes.buffer);
  view.setUint32(8, VERSION, true);
  view.setUint32(12, head.length, true);
  view.setUint32(16, crc32(bytes.subarray(FIXED)), true);
  return bytes;
}

/** Reads a network that has these inputs; what does not fit or was damaged is refused. */
export function parseNetwork(
  bytes: Uint8Array,
  inputs: { readonly name: string; readonly size: number },
): Result<Network, NetworkError> {
  if (bytes.length === 0) return fail({ code: 'not-a-network' });
  for (let i = 0; i < Math.min(MAGIC.length, bytes.length); i++) {
    if (bytes[i] !== MAGIC.charCodeAt(i)) return fail({ code: 'not-a-network' });
  }
  if (bytes.length < FIXED) return fail({ code: 'truncated' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(8, true) !== VERSION) return fail({ code: 'wrong-version' });
  const start = FIXED + view.getUint32(12, true);
  if (start > bytes.length) return fail({ code: 'truncated' });
  const head = parseHead(bytes.subarray(FIXED, start));
  if (head === undefined) return fail({ code: 'damaged' });
  const { neurons } = head;
  if (head.inputs !== inputs.name) return fail({ code: 'wrong-architecture' });
  const shorts = [inputs.size * neurons, neurons, BUCKETS * 2 * neurons];
  const whole = start + shorts.reduce((sum, count) => sum + count * 2, BUCKETS * 4);
  if (bytes.length < whole) return fail({ code: 'truncated' });
  if (bytes.length > whole || view.getUint32(16, true) !== crc32(bytes.subarray(FIXED))) {
    return fail({ code: 'damaged' });
  }
  let at = start;
  const [rows, neuronBiases, outputs] = shorts.map((count) => {
    const part = Int16Array.from({ length: count }, (_, i) => view.getInt16(at + i * 2, true));
    at += count * 2;
    return part;
  });
  const outputBiases = Int32Array.from({ length: BUCKETS }, (_, i) => view.getInt32(at + i * 4, true));
  return ok({ ...head, rows, neuronBiases, outputs, outputBiases });
}

function parseHead(bytes: Uint8Array): Head | undefined {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { inputs, neurons, provenance } = read as Readonly<Record<string, unknown>>;
  const isSound =
    typeof inputs === 'string' &&
    typeof provenance === 'string' &&
    typeof neurons === 'number' &&
    neurons >= 32 &&
    neurons <= 1024 &&
    neurons % 32 === 0;
  return isSound ? { inputs, neurons, provenance } : undefined;
}

function words(numbers: Int16Array | Int32Array, bytesEach: 2 | 4): Uint8Array {
  const bytes = new Uint8Array(numbers.length * bytesEach);
  const view = new DataView(bytes.buffer);
  for (const [i, number] of numbers.entries()) {
    if (bytesEach === 2) view.setInt16(i * 2, number, true);
    else view.setInt32(i * 4, number, true);
  }
  return bytes;
}
