import type { GameId } from '@tabuleiro/game';
import { isReply, type Reply, type Request } from './message.js';
import type { WorkerLike } from './workerLike.js';

export type CrewSettings = {
  readonly make: () => WorkerLike;
  readonly threads: number;
  /** The table, or how many megabytes a worker may take for its own. */
  readonly table: SharedArrayBuffer | number;
  /** Undefined where threads share no memory. */
  readonly flag: SharedArrayBuffer | undefined;
};

/** Hears what a crew says while it works on one request. */
export interface Listener {
  hear(reply: Reply, isFirst: boolean): void;
  /** A worker broke down; nothing more will come. */
  lose(message: string): void;
}

/** The workers of one engine. The first one's answers count, the others help it. */
export class Crew {
  isBroken = false;
  private readonly workers: readonly WorkerLike[];
  private readonly equipped = new Set<GameId>();
  private listener: Listener | undefined;

  constructor({ make, threads, table, flag }: CrewSettings) {
    this.workers = Array.from({ length: threads }, () => make());
    for (const [i, worker] of this.workers.entries()) {
      worker.addEventListener('message', ({ data }) => {
        if (isReply(data)) this.listener?.hear(data, i === 0);
      });
      worker.addEventListener('error', ({ message }) => this.lose(message));
    }
    this.tell(() => ({ kind: 'open', table, flag }));
  }

  /** Hands out what a game brings along, once. */
  equip(game: GameId, resources: readonly ArrayBufferLike[]): void {
    if (resources.length === 0 || this.equipped.has(game)) return;
    this.equipped.add(game);
    this.tell(() => ({ kind: 'resources', game, resources }));
  }

  /** Each worker gets its own request; undefined leaves a worker in peace. */
  tell(request: (isFirst: boolean) => Request | undefined): void {
    for (const [i, worker] of this.workers.entries()) {
      const message = request(i === 0);
      if (message !== undefined) worker.postMessage(message);
    }
  }

  listen(listener: Listener | undefined): void {
    this.listener = listener;
  }

  private lose(message: string): void {
    this.isBroken = true;
    this.listener?.lose(message);
  }

  async end(): Promise<void> {
    this.listener = undefined;
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
