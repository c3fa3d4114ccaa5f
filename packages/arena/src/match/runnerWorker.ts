import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '@tabuleiro/game';
import type { EngineError } from '../players/engineError.js';
import { openGameRunner } from './gameRunner.js';
import type { Fixture, GameResult, Pairing } from './schedule.js';

/** What a thread is started with; `stop` holds one int32, not 0 once the match is aborted. */
export type WorkerStart = { readonly pairing: Pairing; readonly stop: SharedArrayBuffer };
export type WorkerCommand = { readonly fixture: Fixture } | 'stop' | 'close';
export type WorkerReport = Result<GameResult | undefined, EngineError>;

const { pairing, stop }: WorkerStart = workerData;
const flag = new Int32Array(stop);
const signal = {
  get aborted(): boolean {
    return Atomics.load(flag, 0) !== 0;
  },
};
const runner = openGameRunner(pairing, signal);

async function handle(command: WorkerCommand): Promise<void> {
  if (command === 'stop') {
    runner?.stop();
    return;
  }
  if (command !== 'close') {
    const report: WorkerReport | undefined = await runner?.play(command.fixture);
    parentPort?.postMessage(report);
    return;
  }
  await runner?.close();
  parentPort?.close();
}

parentPort?.on('message', (command: WorkerCommand) => {
  void handle(command);
});
