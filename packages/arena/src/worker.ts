import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';
import { openGameRunner } from './lane.js';
import type { PlayedGame } from './playedGame.js';
import type { Fixture, Pairing } from './schedule.js';

/** What a thread is started with; `stop` holds one int32, not 0 when everything is called off. */
export type WorkerStart = { readonly pairing: Pairing; readonly stop: SharedArrayBuffer };
export type WorkerOrder = { readonly fixture: Fixture } | 'stop' | 'close';
export type WorkerReport = Result<PlayedGame | undefined, EngineError>;

const { pairing, stop }: WorkerStart = workerData;
const flag = new Int32Array(stop);
const signal = {
  get aborted(): boolean {
    return Atomics.load(flag, 0) !== 0;
  },
};
const lane = openGameRunner(pairing, signal);

async function obey(order: WorkerOrder): Promise<void> {
  if (order === 'stop') {
    lane?.stop();
    return;
  }
  if (order !== 'close') {
    const report: WorkerReport | undefined = await lane?.play(order.fixture);
    parentPort?.postMessage(report);
    return;
  }
  await lane?.close();
  parentPort?.close();
}

parentPort?.on('message', (order: WorkerOrder) => {
  void obey(order);
});
