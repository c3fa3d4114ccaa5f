import { parentPort, workerData } from 'node:worker_threads';
import type { Weights } from '@tabuleiro/engine';
import { chunkFile, encodeSamples, writeWhole } from './chunk.js';
import { playChunk } from './playChunk.js';
import { seatSelf } from './selfPlay.js';
import type { Settings } from './settings.js';
import { withTuning } from './tunings.js';

/** A thread that plays chunk after chunk: told a number, it writes that chunk and answers how many samples it has. */
export type ChunkOrder = {
  readonly settings: Settings;
  readonly weights: Weights;
  readonly folder: string;
};

function serve({ settings, weights, folder }: ChunkOrder): void {
  withTuning(settings.game, {
    visit(tuning) {
      const player = seatSelf(tuning, weights);
      parentPort?.on('message', (index: number) => {
        const samples = playChunk(player, settings, index);
        writeWhole(chunkFile(folder, index), encodeSamples(samples));
        parentPort?.postMessage(samples.length);
      });
    },
  });
}

serve(workerData);
