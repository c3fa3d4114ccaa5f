import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fail, type Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';
import type { Lane } from './lane.js';
import type { PlayedGame } from './playedGame.js';
import type { Fixture, Pairing } from './schedule.js';
import type { WorkerOrder, WorkerReport, WorkerStart } from './worker.js';

/** From the wish that a thread ends to its end by force, in ms. */
const GRACE = 3000;

const IS_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY: string = import.meta.url.replace(/thread(?=\.[jt]s$)/, 'worker');

function startThread(workerData: WorkerStart): Worker {
  if (!IS_SOURCE) return new Worker(new URL(ENTRY), { workerData, execArgv: [] });
  // Tests run the sources themselves, which Node reads with the help of tsx.
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${ENTRY}'); })`;
  return new Worker(program, { workerData, eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
}

/** A lane in a thread of its own. `stop` is shared by all of them. */
export class ThreadLane implements Lane {
  private readonly worker: Worker;

  constructor(pairing: Pairing, stop: SharedArrayBuffer) {
    this.worker = startThread({ pairing, stop });
  }

  play(fixture: Fixture): Promise<Result<PlayedGame | undefined, EngineError>> {
    return new Promise((resolve) => {
      const broke = (error: unknown): void => {
        resolve(fail({ code: 'died', engine: 'thread', cause: String(error) }));
      };
      this.worker.once('error', broke);
      this.worker.once('message', (report: WorkerReport) => {
        this.worker.off('error', broke);
        resolve(report);
      });
      const order: WorkerOrder = { fixture };
      this.worker.postMessage(order);
    });
  }

  stop(): void {
    const order: WorkerOrder = 'stop';
    this.worker.postMessage(order);
  }

  async close(): Promise<void> {
    const order: WorkerOrder = 'close';
    const ended = once(this.worker, 'exit');
    this.worker.postMessage(order);
    const timer = setTimeout(() => void this.worker.terminate(), GRACE);
    await ended;
    clearTimeout(timer);
  }
}
