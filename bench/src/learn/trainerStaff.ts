import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.js';
import type { Pass, TrainerOrder } from './trainerWorker.js';

/** The threads of a training; each makes its part of every pass. */
export class Staff {
  private readonly workers: readonly Worker[];

  constructor(threads: number, order: Omit<TrainerOrder, 'thread'>) {
    this.workers = Array.from({ length: threads }, (_, thread) => {
      const own: TrainerOrder = { ...order, thread };
      return startThread('./trainerWorker.js', import.meta.url, own);
    });
  }

  async pass(pass: Pass): Promise<void> {
    await Promise.all(
      this.workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.once('error', reject);
            worker.once('message', () => {
              worker.removeAllListeners('error');
              resolve();
            });
            worker.postMessage(pass);
          }),
      ),
    );
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

/** Those to learn first, then those held out; tells how many are learned. */
export function arrange(order: Uint32Array, count: number, heldOut: (sample: number) => boolean): number {
  let learned = 0;
  for (let i = 0; i < count; i++) if (!heldOut(i)) order[learned++] = i;
  let end = learned;
  for (let i = 0; i < count; i++) if (heldOut(i)) order[end++] = i;
  return learned;
}

/** The rate when so much of the training is done: it falls to nothing along a cosine. */
export function cosine(rate: number, done: number): number {
  return rate * 0.5 * (1 + Math.cos(Math.PI * done));
}
