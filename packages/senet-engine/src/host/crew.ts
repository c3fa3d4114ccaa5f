import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@tabuleiro/game';
import { Due } from '../table/due.js';
import type { Layer } from '../table/layer.js';
import { Board, type Order } from './order.js';

export type WorkerPoolError = { readonly code: 'thread-failed'; readonly cause: string };

/** Threads that raise the rows of a layer together. */
export class WorkerPool {
  readonly board: Board = new Board();
  private readonly workers: readonly Worker[];
  private waiting = 0;
  private answer: ((swept: Result<void, WorkerPoolError>) => void) | undefined;
  private failure: WorkerPoolError | undefined;

  constructor(threads: number) {
    this.workers = Array.from({ length: threads }, () => startWorker(this.board.memory));
    for (const worker of this.workers) {
      worker.on('message', () => this.hear());
      worker.on('error', ({ message }) => this.break(message));
      worker.on('exit', (code) => this.break(`it ended with code ${code}`));
    }
  }

  /** All sweeps from now on are over this layer; those it depends on came before. */
  enter(layer: Layer, memory: SharedArrayBuffer): void {
    const due = new SharedArrayBuffer(Due.bytes(layer.rows));
    this.send({ kind: 'layer', key: [layer.major, layer.minor], memory, due });
  }

  /** Raises every row once, unless `board.stop` ends it before. */
  sweep(rows: number): Promise<Result<void, WorkerPoolError>> {
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    this.board.begin(rows);
    this.waiting = this.workers.length;
    return new Promise((resolve) => {
      this.answer = resolve;
      this.send({ kind: 'sweep' });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private send(order: Order): void {
    for (const worker of this.workers) worker.postMessage(order);
  }

  private hear(): void {
    if (--this.waiting === 0) this.answer?.(ok(undefined));
  }

  private break(cause: string): void {
    this.failure ??= { code: 'thread-failed', cause };
    this.board.stop();
    this.answer?.(fail(this.failure));
  }
}

function startWorker(workerData: SharedArrayBuffer): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return isSource
    ? startSource(workerData)
    : new Worker(new URL('./solveWorker.js', import.meta.url), { workerData });
}

/** Tests run the sources themselves, which Node reads with the help of tsx. */
function startSource(workerData: SharedArrayBuffer): Worker {
  const entry = JSON.stringify(new URL('./solveWorker.ts', import.meta.url));
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); })`;
  return new Worker(program, { eval: true, workerData, execArgv: ['--conditions', '@tabuleiro/source'] });
}
