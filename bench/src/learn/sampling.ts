import { existsSync, readFileSync } from 'node:fs';
import { NETWORK_SCALE } from '@tabuleiro/engine';
import { shareWork, startThread } from '../thread.js';
import type { Beside } from './candidates.js';
import { checksFile, samplesFile } from './gameFiles.js';
import type { JudgeOrder } from './judge.js';

/** What the samples of a generation's games depend on, beside the code. */
export type SamplesOrder = {
  readonly game: string;
  /** The file of the network that finds quiet positions and judges those beside the games; none for the sum of weights. */
  readonly network: string | undefined;
  readonly beside: Beside;
  readonly judge: JudgeOrder | undefined;
  /** Of the games; their samples are kept beside them. */
  readonly folder: string;
};

/** A label and what deeper thought says of the same position. */
export type Check = { readonly label: number; readonly deeper: number };

/** Every so many chunks one is kept out of training: its games are new to the network. */
const HELD_OUT = 16;

/** Makes the samples that are missing, lowest numbers first, and tells of each chunk how many it has. */
export async function makeSamples(
  order: SamplesOrder,
  chunks: number,
  threads: number,
  report: (done: number, samples: number) => void,
): Promise<void> {
  const missing = Array.from({ length: chunks }, (_, chunk) => chunk).filter(
    (chunk) => !existsSync(samplesFile(order.folder, chunk)),
  );
  let done = chunks - missing.length;
  await shareWork(
    () => startThread('./samplesWorker.js', import.meta.url, order),
    missing,
    threads,
    (samples) => report(++done, samples),
  );
}

/** The samples of some generations' games, and which of them are held out. */
export function readSamples(
  folders: readonly string[],
  sampleBytes: number,
): { readonly samples: SharedArrayBuffer; readonly heldOut: Uint8Array } {
  const parts: { readonly part: Uint8Array; readonly isHeldOut: boolean }[] = [];
  for (const folder of folders) {
    for (let chunk = 0; existsSync(samplesFile(folder, chunk)); chunk++) {
      const part = readFileSync(samplesFile(folder, chunk));
      parts.push({ part, isHeldOut: chunk % HELD_OUT === HELD_OUT - 1 });
    }
  }
  const total = parts.reduce((sum, { part }) => sum + part.length, 0);
  const samples = new SharedArrayBuffer(total);
  const all = new Uint8Array(samples);
  const heldOut = new Uint8Array(total / sampleBytes);
  let at = 0;
  for (const { part, isHeldOut } of parts) {
    all.set(part, at);
    if (isHeldOut) heldOut.fill(1, at / sampleBytes, (at + part.length) / sampleBytes);
    at += part.length;
  }
  return { samples, heldOut };
}

/** The mean squared error of the labels against deeper thought, as expected results from 0 to 1. */
export function labelError(folder: string): number {
  let sum = 0;
  let count = 0;
  for (let chunk = 0; existsSync(checksFile(folder, chunk)); chunk++) {
    const checks = JSON.parse(readFileSync(checksFile(folder, chunk), 'utf8')) as readonly Check[];
    for (const { label, deeper } of checks) {
      sum += (expected(label) - expected(deeper)) ** 2;
      count++;
    }
  }
  return sum / Math.max(1, count);
}

function expected(score: number): number {
  return 1 / (1 + Math.exp(-score / NETWORK_SCALE));
}
