import { Worker } from 'node:worker_threads';
import { fail } from '@tabuleiro/game';
import type { GameRunner } from './gameRunner.js';
import type { WorkerCommand, WorkerReport, WorkerStart } from './runnerWorker.js';
import type { Fixture, Pairing } from './schedule.js';

/** From asking a thread to end to terminating it, in ms. */
const GRACE = 3000;

const IS_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY: string = import.meta.url.replace(/threadRunner(?=\.[jt]s$)/, 'runnerWorker');

function startThread(workerData: WorkerStart): Worker {
  if (!IS_SOURCE) return new Worker(new URL(ENTRY), { workerData, execArgv: [] });
  // Tests run the TypeScript sources, which Node loads with tsx.
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${ENTRY}'); })`;
  return new Worker(program, { workerData, eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
}

/** A game runner in a thread of its own. The `stop` flag is shared by all of them. */
export class ThreadRunner implements GameRunner {
  private readonly worker: Worker;
  private readonly ended: Promise<void>;
  private settle: (report: WorkerReport) => void = () => undefined;
  private cause = '';

  constructor(pairing: Pairing, stop: SharedArrayBuffer) {
    this.worker = startThread({ pairing, stop });
    this.worker.on('message', (report: WorkerReport) => this.settle(report));
    this.worker.on('error', (error) => {
      this.cause = String(error);
    });
    this.ended = new Promise((resolve) => {
      this.worker.once('exit', () => {
        this.settle(fail({ code: 'died', engine: 'thread', cause: this.cause }));
        resolve();
      });
    });
  }

  play(fixture: Fixture): Promise<WorkerReport> {
    return new Promise((resolve) => {
      this.settle = resolve;
      this.send({ fixture });
    });
  }

  stop(): void {
    this.send('stop');
  }

  async close(): Promise<void> {
    this.send('close');
    const timer = setTimeout(() => void this.worker.terminate(), GRACE);
    await this.ended;
    clearTimeout(timer);
  }

  private send(command: WorkerCommand): void {
    this.worker.postMessage(command);
  }
}
