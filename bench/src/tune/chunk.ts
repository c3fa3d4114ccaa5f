import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sample } from './sample.js';

/**
 * A chunk file, little-endian: samples one behind the other, each a head of 6 bytes and then its features.
 * Head: game (u8), phase (u8), result (u8), number of features (u8), score (i16). Feature: number (u16), count (i8).
 */
const HEAD_BYTES = 6;
const FEATURE_BYTES = 3;

export function encodeSamples(samples: readonly Sample[]): Uint8Array {
  const features = samples.reduce((sum, sample) => sum + sample.features.length, 0);
  const bytes = new Uint8Array(samples.length * HEAD_BYTES + features * FEATURE_BYTES);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { game, phase, result, score, features: numbers, counts } of samples) {
    bytes.set([game, phase, result, numbers.length], at);
    view.setInt16(at + 4, score, true);
    at += HEAD_BYTES;
    numbers.forEach((number, i) => {
      view.setUint16(at, number, true);
      view.setInt8(at + 2, counts[i]);
      at += FEATURE_BYTES;
    });
  }
  return bytes;
}

/** How many samples and features a chunk holds. */
export function measureChunk(bytes: Uint8Array): { readonly samples: number; readonly features: number } {
  let samples = 0;
  let features = 0;
  for (let at = 0; at < bytes.length; at += HEAD_BYTES + bytes[at + 3] * FEATURE_BYTES) {
    samples++;
    features += bytes[at + 3];
  }
  return { samples, features };
}

/** Shows each sample of a chunk; its arrays are made anew. */
export function decodeSamples(bytes: Uint8Array, visit: (sample: Sample) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length) {
    const [game, phase, result, length] = bytes.subarray(at, at + 4);
    const score = view.getInt16(at + 4, true);
    at += HEAD_BYTES;
    const features = new Uint16Array(length);
    const counts = new Int8Array(length);
    for (let i = 0; i < length; i++, at += FEATURE_BYTES) {
      features[i] = view.getUint16(at, true);
      counts[i] = view.getInt8(at + 2);
    }
    visit({ game, phase, result, score, features, counts });
  }
}

export function chunkFile(folder: string, index: number): string {
  return join(folder, `chunk-${String(index).padStart(5, '0')}.bin`);
}

export function hasChunk(folder: string, index: number): boolean {
  return existsSync(chunkFile(folder, index));
}

export function readChunk(folder: string, index: number): Uint8Array {
  return readFileSync(chunkFile(folder, index));
}

/** A file appears under its name only when it is whole: a killed run leaves no half chunk behind. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.part`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
