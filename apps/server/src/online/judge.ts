import { Worker } from 'node:worker_threads';
import type { GameId, Verdict } from '@tabuleiro/game';
import { lineOf, type Setup } from '@tabuleiro/match';
import type { Judge } from '@tabuleiro/online/server';

/** What the thread is asked, and what it answers. */
export type JudgeQuestion = {
  readonly id: number;
  readonly game: GameId;
  readonly setup: Setup;
  readonly moves: readonly string[];
  readonly claim: string;
};
export type JudgeAnswer = { readonly id: number; readonly verdict: Verdict | undefined };

/** Claims that may wait: a proof takes up to a second, and who claims waits no longer than for these. */
const MOST_WAITING = 8;

/** A thread that judges claims, started with the first one. */
export class JudgeThread {
  private worker: Worker | undefined;
  private count = 0;
  private readonly waiting: Map<number, (verdict: Verdict | undefined) => void> = new Map();

  /** Undefined where too many claims wait already, or the thread has died of this one. */
  readonly judge: Judge = (game, match, claim) => {
    if (this.waiting.size >= MOST_WAITING) return Promise.resolve(undefined);
    const id = this.count++;
    const moves = lineOf(match).map(({ text }) => text);
    const question: JudgeQuestion = { id, game: game.id, setup: match.setup, moves, claim };
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.thread().postMessage(question);
    });
  };

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private thread(): Worker {
    this.worker ??= this.start();
    return this.worker;
  }

  private start(): Worker {
    const worker = startWorker();
    worker.unref();
    worker.on('message', ({ id, verdict }: JudgeAnswer) => {
      this.waiting.get(id)?.(verdict);
      this.waiting.delete(id);
    });
    worker.on('error', () => this.lose(worker));
    worker.on('exit', () => this.lose(worker));
    return worker;
  }

  private lose(worker: Worker): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const answer of this.waiting.values()) answer(undefined);
    this.waiting.clear();
  }
}

function startWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return isSource ? startSource() : new Worker(new URL('./judgeWorker.js', import.meta.url));
}

/** Tests run the TypeScript sources, which Node loads with tsx. */
function startSource(): Worker {
  const entry = JSON.stringify(new URL('./judgeWorker.ts', import.meta.url));
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); })`;
  return new Worker(program, { eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
}
