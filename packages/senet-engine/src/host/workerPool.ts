import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@tabuleiro/game';
import { DirtyRows } from '../solver/dirtyRows.js';
import type { Layer } from '../solver/layer.js';
import { SweepState, type WorkerCommand } from './sweepState.js';

/** A thread has failed; the pool is of no use any more. */
export type WorkerPoolError = { readonly code: 'thread-failed'; readonly cause: string };

/** Threads that update the rows of a layer together. */
export class WorkerPool {
  readonly state: SweepState = new SweepState();
  private readonly workers: readonly Worker[];
  private waiting = 0;
  private answer: ((swept: Result<void, WorkerPoolError>) => void) | undefined;
  private failure: WorkerPoolError | undefined;

  constructor(threads: number) {
    this.workers = Array.from({ length: threads }, () => startWorker(this.state.memory));
    for (const worker of this.workers) {
      worker.on('message', () => this.hear());
      worker.on('error', ({ message }) => this.break(message));
      worker.on('exit', (code) => this.break(`it ended with code ${code}`));
    }
  }

  /** All sweeps from now on are over this layer; the layers it depends on have been set before. */
  setLayer(layer: Layer, memory: SharedArrayBuffer): void {
    const dirtyRows = new SharedArrayBuffer(DirtyRows.bytes(layer.rows));
    this.send({ kind: 'layer', key: [layer.major, layer.minor], memory, dirtyRows });
  }

  /** Updates every dirty row once, unless `state.stop` ends it early. */
  sweep(rows: number): Promise<Result<void, WorkerPoolError>> {
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    this.state.begin(rows);
    this.waiting = this.workers.length;
    return new Promise((resolve) => {
      this.answer = resolve;
      this.send({ kind: 'sweep' });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private send(command: WorkerCommand): void {
    for (const worker of this.workers) worker.postMessage(command);
  }

  private hear(): void {
    if (--this.waiting === 0) this.answer?.(ok(undefined));
  }

  private break(cause: string): void {
    this.failure ??= { code: 'thread-failed', cause };
    this.state.stop();
    this.answer?.(fail(this.failure));
  }
}

function startWorker(workerData: SharedArrayBuffer): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return isSource
    ? startSource(workerData)
    : new Worker(new URL('./solveWorker.js', import.meta.url), { workerData });
}

/** Tests run the TypeScript sources, which Node loads with tsx. */
function startSource(workerData: SharedArrayBuffer): Worker {
  const entry = JSON.stringify(new URL('./solveWorker.ts', import.meta.url));
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); })`;
  return new Worker(program, { eval: true, workerData, execArgv: ['--conditions', '@tabuleiro/source'] });
}
