import { parentPort, workerData } from 'node:worker_threads';
import { NO_EXACT_VALUES, SHIPPED_PIECES, senetNet } from '@tabuleiro/senet-engine';
import { chunkFile, writeWhole } from '../../tune/chunk.js';
import { readTruth } from '../../tune/senet/truth.js';
import { type ChunkSettings, makeChunk } from './decisionChunk.js';

/** What a thread that makes decisions is given. */
export type DecisionOrder = ChunkSettings & {
  /** The table that says what positions are worth. */
  readonly table: string;
  readonly folder: string;
};

const order = workerData as DecisionOrder;
const truth = readTruth(order.table);
// Who plays the games hardly matters; this network needs nothing but the program. Nobody estimates what the shipped table knows.
const player = {
  exact: truth.pieces > SHIPPED_PIECES ? readTruth() : NO_EXACT_VALUES,
  estimate: senetNet(),
};

parentPort?.on('message', (index: number) => {
  writeWhole(chunkFile(order.folder, index), makeChunk(player, truth, order, index).bytes);
  parentPort?.postMessage(index);
});
