import { shareWork, startThread } from '../thread.js';
import { hasChunk, measureChunk, readChunk } from './chunk.js';
import type { ChunkOrder } from './chunkWorker.js';
import { chunksOf } from './settings.js';

export type Progress = {
  readonly chunks: number;
  readonly of: number;
  readonly samples: number;
  /** Samples that this run has added. */
  readonly added: number;
};

/** Plays the chunks that are missing in the folder, lowest numbers first, and tells of each. */
export async function generate(
  order: ChunkOrder,
  threads: number,
  report: (progress: Progress) => void,
): Promise<void> {
  const all = Array.from({ length: chunksOf(order.settings) }, (_, index) => index);
  const missing = all.filter((index) => !hasChunk(order.folder, index));
  let chunks = all.length - missing.length;
  let samples = all
    .filter((index) => !missing.includes(index))
    .reduce((sum, index) => sum + measureChunk(readChunk(order.folder, index)).samples, 0);
  let added = 0;
  const note = (found: number): void => {
    chunks++;
    samples += found;
    added += found;
    report({ chunks, of: all.length, samples, added });
  };
  await shareWork(() => startThread('./chunkWorker.js', import.meta.url, order), missing, threads, note);
}
