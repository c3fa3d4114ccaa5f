import { crc32, fail, ok, type Result } from '@tabuleiro/game';
import { RESTS } from '../table/squareSets.js';

/** Why bytes are no pocket network. */
export const POCKET_PROBLEMS = [
  'not-a-network',
  'wrong-version',
  'wrong-architecture',
  'truncated',
  'damaged',
] as const;
/** One of `POCKET_PROBLEMS`. */
export type PocketProblem = (typeof POCKET_PROBLEMS)[number];
/** What is wrong with the bytes of a pocket network. */
export type PocketError = { readonly code: PocketProblem };

/** Adjacent squares seen together. */
const WINDOW = 4;
/** The architecture: every window of adjacent squares (without the water), by what stands on each of them, has a row of neurons. */
export const POCKET = {
  windows: RESTS - WINDOW + 1,
  patterns: 3 ** WINDOW,
  neurons: 128,
  seconds: 32,
} as const;

/** The pocket network in whole numbers. */
export type Pocket = {
  /** How it was made: for people. */
  readonly provenance: string;
  /** What each pattern of each window adds to the neurons: window × pattern × neuron. */
  readonly rows: Int8Array;
  /** What the neurons begin with. */
  readonly biases: Int16Array;
  /** Second neuron × neuron. */
  readonly weights: Int16Array;
  readonly secondBiases: Int32Array;
  /** What each second neuron adds to the output. */
  readonly outputs: Int16Array;
  /** In units of the output. */
  readonly outputBias: number;
  /** The log-odds are the output divided by 2 to this power. */
  readonly outputBits: number;
};

/*
 * A file is, little endian: the magic word; as uint32 the version, the CRC-32 of all that follows, windows, patterns, neurons, second
 * neurons, output bits and the length of the provenance; the output bias (float64, a whole number); the provenance in UTF-8; then rows
 * (int8), weights, biases and outputs (int16) and the biases of the second neurons (int32), without gaps.
 */
const MAGIC = 'TABPOCKT';
const VERSION = 1;
const AT = { version: 8, crc: 12, architecture: 16, bits: 32, text: 36, bias: 40 } as const;
const HEAD = 48;

const { windows, patterns, neurons, seconds } = POCKET;
const ARCHITECTURE = [windows, patterns, neurons, seconds];
const ROWS = windows * patterns * neurons;
const SHORTS = [seconds * neurons, neurons, seconds];
const BODY = ROWS + SHORTS.reduce((sum, count) => sum + count * 2, 0) + seconds * 4;

/** Do the bytes begin like a pocket network? */
export function isPocket(bytes: Uint8Array): boolean {
  return bytes.length > 0 && beginsRightly(bytes);
}

/** Writes a pocket network as a file. */
export function formatPocket(pocket: Pocket): Uint8Array {
  const text = new TextEncoder().encode(pocket.provenance);
  const bytes = new Uint8Array(HEAD + text.length + BODY);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  view.setUint32(AT.version, VERSION, true);
  for (const [i, number] of ARCHITECTURE.entries()) view.setUint32(AT.architecture + i * 4, number, true);
  view.setUint32(AT.bits, pocket.outputBits, true);
  view.setUint32(AT.text, text.length, true);
  view.setFloat64(AT.bias, pocket.outputBias, true);
  bytes.set(text, HEAD);
  let at = HEAD + text.length;
  for (const weight of pocket.rows) view.setInt8(at++, weight);
  for (const part of [pocket.weights, pocket.biases, pocket.outputs]) {
    for (const weight of part) {
      view.setInt16(at, weight, true);
      at += 2;
    }
  }
  for (const [i, bias] of pocket.secondBiases.entries()) view.setInt32(at + i * 4, bias, true);
  view.setUint32(AT.crc, crc32(bytes.subarray(AT.architecture)), true);
  return bytes;
}

/** Reads a pocket network; what does not fit or was damaged is refused. */
export function parsePocket(bytes: Uint8Array): Result<Pocket, PocketError> {
  if (!isPocket(bytes)) return fail({ code: 'not-a-network' });
  if (bytes.length < HEAD) return fail({ code: 'truncated' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const number = (at: number): number => view.getUint32(at, true);
  if (number(AT.version) !== VERSION) return fail({ code: 'wrong-version' });
  const start = HEAD + number(AT.text);
  if (bytes.length < start + BODY) return fail({ code: 'truncated' });
  if (bytes.length > start + BODY || number(AT.crc) !== crc32(bytes.subarray(AT.architecture))) {
    return fail({ code: 'damaged' });
  }
  const fits = ARCHITECTURE.every((count, i) => number(AT.architecture + i * 4) === count);
  if (!fits) return fail({ code: 'wrong-architecture' });
  let at = start + ROWS;
  const [weights, biases, outputs] = SHORTS.map((count) => {
    const part = Int16Array.from({ length: count }, (_, i) => view.getInt16(at + i * 2, true));
    at += count * 2;
    return part;
  });
  return ok({
    provenance: new TextDecoder().decode(bytes.slice(HEAD, start)),
    rows: Int8Array.from(bytes.subarray(start, start + ROWS)),
    ...{ weights, biases, outputs },
    secondBiases: Int32Array.from({ length: seconds }, (_, i) => view.getInt32(at + i * 4, true)),
    outputBias: view.getFloat64(AT.bias, true),
    outputBits: number(AT.bits),
  });
}

function beginsRightly(bytes: Uint8Array): boolean {
  for (let i = 0; i < Math.min(MAGIC.length, bytes.length); i++) {
    if (bytes[i] !== MAGIC.charCodeAt(i)) return false;
  }
  return true;
}
