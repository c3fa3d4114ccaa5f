import { parentPort, workerData } from 'node:worker_threads';
import { writeWhole } from '../tune/chunk.js';
import { readShipped, readTruth } from '../tune/senet/truth.js';
import { type ChunkSettings, certifyChunk, type Source } from './certifyChunk.js';
import { resultFile } from './resultFiles.js';

/** What a thread that certifies is given. */
export type CertifyOrder = ChunkSettings & {
  readonly source: Source;
  readonly table: string;
  readonly pocket: string;
  readonly work: string;
};

const order = workerData as CertifyOrder;
const truth = readTruth(order.table);
const player = readShipped(order.pocket);

parentPort?.on('message', (index: number) => {
  const result = certifyChunk(player, truth, order.source, order, index);
  writeWhole(resultFile(order.work, order.source, index), JSON.stringify(result));
  parentPort?.postMessage(index);
});
