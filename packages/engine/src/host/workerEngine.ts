import { type GameId, ok } from '@tabuleiro/game';
import type { Level } from '../level/levels.js';
import type { ResourceProblem } from '../resourceProblem.js';
import type { AnalysisInfo, AnalysisLimits, Engine, Resources, StopSignal } from './engine.js';
import { copyLine, type EngineAnswer, type FallbackMove, type GameLine } from './gameLine.js';
import { type EngineRequest, PendingRequest } from './pendingRequest.js';
import { isReply, readClock, StopFlag, type WorkerLike, type WorkerReply } from './protocol.js';

/** A worker that is told to stop answers within a few milliseconds; one that is only just starting may take longer. */
const STOP_TIMEOUT = 60;

/** What a `WorkerEngine` is made of. */
export type WorkerEngineSettings = {
  readonly make: () => WorkerLike;
  /** The first worker's answers count, the others are helpers (lazy SMP). */
  readonly threads: number;
  /** The shared memory of the transposition table, or the megabytes that a worker allocates for its own. */
  readonly table: SharedArrayBuffer | number;
  /** Undefined where threads cannot share memory. */
  readonly flag: SharedArrayBuffer | undefined;
  readonly resources: Resources | undefined;
  readonly onProblem: ((problem: ResourceProblem) => void) | undefined;
  readonly fallbackMove: FallbackMove;
};

/** An engine over a pool of workers of any kind, which are started when first needed and do one request at a time. */
export class WorkerEngine implements Engine {
  private readonly settings: WorkerEngineSettings;
  private readonly flag: StopFlag | undefined;
  private readonly resources = new Map<GameId, Promise<readonly ArrayBufferLike[]>>();
  /** The games with a problem that has been told. */
  private readonly told = new Set<GameId>();
  private workers: readonly WorkerLike[] = [];
  /** The games whose resources these workers have. */
  private readonly equipped = new Set<GameId>();
  /** The workers are busy with the first; the others wait. */
  private readonly queue: PendingRequest[] = [];
  private id = 0;
  private isClosed = false;

  constructor(settings: WorkerEngineSettings) {
    this.settings = settings;
    this.flag = settings.flag && new StopFlag(settings.flag);
  }

  analyse(
    line: GameLine,
    limits: AnalysisLimits,
    onInfo?: (info: AnalysisInfo) => void,
    signal?: StopSignal,
  ): Promise<EngineAnswer> {
    const copy = copyLine(line);
    const request: EngineRequest = {
      game: copy.game,
      message: (id, isFirst) => {
        return { kind: 'analyse', id, line: copy, limits, isHelper: !isFirst, asked: readClock() };
      },
      workers: this.settings.threads,
      ...(onInfo && { onInfo }),
      fallback: () => this.settings.fallbackMove(copy, limits.moves),
    };
    return this.ask(request, signal);
  }

  choose(line: GameLine, level: Level, seed: number, signal?: StopSignal): Promise<EngineAnswer> {
    const copy = copyLine(line);
    const request: EngineRequest = {
      game: copy.game,
      message: (id) => ({ kind: 'choose', id, line: copy, level, seed }),
      workers: 1,
      fallback: () => this.settings.fallbackMove(copy),
    };
    return this.ask(request, signal);
  }

  async forget(): Promise<void> {
    await this.ask({
      message: (id) => ({ kind: 'forget', id }),
      workers: this.settings.threads,
      fallback: () => ok({ move: undefined, score: { cp: 0 }, depth: 0, nodes: 0, line: [] }),
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const pending of this.queue) pending.abandon();
    await this.terminateWorkers();
  }

  private async ask(request: EngineRequest, signal?: StopSignal): Promise<EngineAnswer> {
    if (this.isClosed || signal?.aborted === true) return request.fallback();
    const pending = new PendingRequest(request);
    const stop = (): void => this.stop(pending);
    signal?.addEventListener('abort', stop);
    this.queue.push(pending);
    if (this.queue.length === 1) void this.processQueue();
    try {
      return await pending.answer.promise;
    } finally {
      clearTimeout(pending.timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  private async processQueue(): Promise<void> {
    for (let pending = this.queue.at(0); pending !== undefined; pending = this.queue.at(0)) {
      try {
        if (!pending.isAnswered) await this.begin(pending);
        await pending.end.promise;
      } catch (thrown) {
        pending.answer.reject(thrown);
      }
      this.queue.shift();
    }
  }

  /** Sends the request to the workers, unless it is stopped while the game's resources are being loaded. */
  private async begin(pending: PendingRequest): Promise<void> {
    const { game, workers, message } = pending.request;
    const resources = await Promise.race([this.load(game), pending.end.promise]);
    if (pending.isAnswered) return;
    if (this.workers.length === 0) this.workers = this.startWorkers();
    this.equip(game, resources ?? []);
    this.id++;
    pending.id = this.id;
    pending.busy = workers;
    for (const [i, worker] of this.workers.slice(0, workers).entries()) {
      worker.postMessage(message(pending.id, i === 0));
    }
  }

  /** Loads the resources of a game, once. */
  private async load(game: GameId | undefined): Promise<readonly ArrayBufferLike[]> {
    const { resources } = this.settings;
    if (game === undefined || resources === undefined) return [];
    const loading = this.resources.get(game) ?? this.loadFrom(resources, game);
    this.resources.set(game, loading);
    return loading;
  }

  private async loadFrom(resources: Resources, game: GameId): Promise<readonly ArrayBufferLike[]> {
    try {
      return await resources(game);
    } catch {
      this.tell({ game, code: 'unavailable' });
      return [];
    }
  }

  private tell(problem: ResourceProblem): void {
    if (this.told.has(problem.game)) return;
    this.told.add(problem.game);
    this.settings.onProblem?.(problem);
  }

  private startWorkers(): readonly WorkerLike[] {
    const { make, threads, table, flag } = this.settings;
    const workers = Array.from({ length: threads }, () => make());
    for (const [i, worker] of workers.entries()) {
      worker.addEventListener('message', ({ data }) => {
        if (workers === this.workers && isReply(data)) this.handleReply(data, i === 0);
      });
      worker.addEventListener('error', ({ message }) => {
        if (workers === this.workers) this.failPending(message);
      });
      worker.postMessage({ kind: 'open', table, flag });
    }
    return workers;
  }

  private equip(game: GameId | undefined, resources: readonly ArrayBufferLike[]): void {
    if (game === undefined || resources.length === 0 || this.equipped.has(game)) return;
    this.equipped.add(game);
    for (const worker of this.workers) worker.postMessage({ kind: 'resources', game, resources });
  }

  private handleReply(reply: WorkerReply, isFirst: boolean): void {
    const pending = this.queue.at(0);
    if (reply.kind === 'problem') {
      this.tell(reply.problem);
      return;
    }
    if (pending?.id !== reply.id) return;
    if (reply.kind === 'info') pending.report(reply.info);
    else if (reply.kind === 'preview') pending.best = reply.result;
    else {
      if (isFirst) pending.conclude(reply.kind === 'result' ? reply.result : pending.request.fallback());
      pending.busy--;
      if (pending.busy === 0) pending.end.resolve();
    }
  }

  /** A worker has failed: the request under way is rejected, the next one starts new workers. */
  private failPending(message: string): void {
    void this.terminateWorkers();
    const pending = this.queue.at(0);
    if (pending === undefined || pending.id === 0) return;
    pending.answer.reject(new Error(`a thinking thread broke down: ${message}`));
    pending.abandon();
  }

  /** By the shared flag; without shared memory by terminating the workers, which are started again when needed. */
  private stop(pending: PendingRequest): void {
    if (pending.isAnswered) return;
    if (pending.id > 0 && this.flag !== undefined) {
      this.flag.raise(pending.id);
      pending.timer ??= setTimeout(() => pending.concludeEarly(), STOP_TIMEOUT);
    } else {
      pending.abandon();
      if (pending.id > 0) void this.terminateWorkers();
    }
  }

  private async terminateWorkers(): Promise<void> {
    const { workers } = this;
    this.workers = [];
    this.equipped.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
