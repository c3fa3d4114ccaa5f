import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { LayerMemory, SweepResult } from '../solver/layerMemory.js';
import { SweepState, type WorkerCommand } from './sweepState.js';

/** A thread has failed; the pool is of no use any more. */
export type WorkerPoolError = { readonly code: 'thread-failed'; readonly cause: string };

const NOTHING: SweepResult = { computed: 0, changed: 0, largest: 0 };

/** Threads that solve a layer together. */
export class WorkerPool {
  readonly state: SweepState = new SweepState();
  private readonly workers: readonly Worker[];
  /** Those that work on the layer. */
  private active: readonly Worker[] = [];
  private waiting = 0;
  private answer: ((done: Result<void, WorkerPoolError>) => void) | undefined;
  private failure: WorkerPoolError | undefined;

  constructor(threads: number) {
    this.workers = Array.from({ length: threads }, () => startWorker(this.state.memory));
    for (const worker of this.workers) {
      worker.on('message', () => this.hear());
      worker.on('error', ({ message }) => this.break(message));
      worker.on('exit', (code) => this.break(`it ended with code ${code}`));
    }
  }

  /** All work from now on is on this layer, by at most so many threads. */
  setLayer(memory: LayerMemory, afterExit: readonly (LayerMemory | undefined)[], mostThreads: number): void {
    this.active = this.workers.slice(0, mostThreads);
    this.send({ kind: 'layer', memory, afterExit, threads: this.active.length });
  }

  /** Writes first guesses of all values. */
  begin(): Promise<Result<void, WorkerPoolError>> {
    this.state.begin(0, NOTHING);
    return this.run({ kind: 'begin' });
  }

  /** Sweeps over the layer, from a level on, to its end or until `state.pause`; `soFar` is what was done before that level. */
  sweep(sweep: number, level: number, soFar: SweepResult = NOTHING): Promise<Result<void, WorkerPoolError>> {
    this.state.begin(level, soFar);
    return this.run({ kind: 'sweep', sweep });
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private run(command: WorkerCommand): Promise<Result<void, WorkerPoolError>> {
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    this.waiting = this.active.length;
    return new Promise((resolve) => {
      this.answer = resolve;
      this.send(command);
    });
  }

  private send(command: WorkerCommand): void {
    for (const worker of this.active) worker.postMessage(command);
  }

  private hear(): void {
    if (--this.waiting === 0) this.answer?.(ok(undefined));
  }

  private break(cause: string): void {
    this.failure ??= { code: 'thread-failed', cause };
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
