import { type GameId, ok } from '@tabuleiro/game';
import type { Level } from '../level/level.js';
import type { SearchResult } from '../limits.js';
import { bareLine } from './bareLine.js';
import type { AnalysisInfo, AnalysisLimits, Engine, GameLine, Resources, StopSignal } from './engine.js';
import {
  type Answer,
  isReply,
  readClock,
  StopFlag,
  type WorkerReply,
  type WorkerRequest,
} from './message.js';
import { makePromised, type Promised } from './promised.js';
import type { FallbackMove } from './unthought.js';
import type { WorkerLike } from './workerLike.js';

/** A worker that is told to stop answers within some milliseconds; one that is only just starting may take longer. */
const PATIENCE = 60;

export type WorkerEngineSettings = {
  readonly make: () => WorkerLike;
  /** The first worker's answers count, the others help it. */
  readonly threads: number;
  /** The table, or how many megabytes a worker may take for its own. */
  readonly table: SharedArrayBuffer | number;
  /** Undefined where threads share no memory. */
  readonly flag: SharedArrayBuffer | undefined;
  readonly resources: Resources | undefined;
  readonly unthought: FallbackMove;
};

type Question = {
  /** Undefined where it is about no game. */
  readonly game?: GameId;
  readonly request: (id: number, isFirst: boolean) => WorkerRequest;
  /** How many workers are asked. */
  readonly workers: number;
  readonly onInfo?: (info: AnalysisInfo) => void;
  /** The answer when nothing has been thought yet. */
  readonly unthought: () => Answer;
};

/** A question in the queue, until no worker is busy with it any more: helpers end within a poll of the answer. */
type Asked = Question & {
  readonly answer: Promised<Answer>;
  readonly end: Promised<void>;
  /** 0 until the workers are told. */
  id: number;
  busy: number;
  best: SearchResult<string> | undefined;
  isAnswered: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** An engine over workers of any kind, who are started when they are first needed and do one thing at a time. */
export class WorkerEngine implements Engine {
  private readonly settings: WorkerEngineSettings;
  private readonly flag: StopFlag | undefined;
  private readonly resources = new Map<GameId, Promise<readonly ArrayBufferLike[]>>();
  private workers: readonly WorkerLike[] = [];
  /** The games whose resources these workers have. */
  private readonly equipped = new Set<GameId>();
  /** The workers are at the first; the others wait. */
  private readonly queue: Asked[] = [];
  private id = 0;
  private isClosed = false;

  constructor(settings: WorkerEngineSettings) {
    this.settings = settings;
    this.flag = settings.flag && new StopFlag(settings.flag);
  }

  analyse(
    line: GameLine,
    order: AnalysisLimits,
    onInfo?: (info: AnalysisInfo) => void,
    signal?: StopSignal,
  ): Promise<Answer> {
    const bare = bareLine(line);
    const question: Question = {
      game: bare.game,
      request: (id, isFirst) => {
        return { kind: 'analyse', id, line: bare, order, isHelper: !isFirst, asked: readClock() };
      },
      workers: this.settings.threads,
      ...(onInfo && { onInfo }),
      unthought: () => this.settings.unthought(bare, order.moves),
    };
    return this.ask(question, signal);
  }

  choose(line: GameLine, level: Level, seed: number, signal?: StopSignal): Promise<Answer> {
    const bare = bareLine(line);
    const question: Question = {
      game: bare.game,
      request: (id) => ({ kind: 'choose', id, line: bare, level, seed }),
      workers: 1,
      unthought: () => this.settings.unthought(bare),
    };
    return this.ask(question, signal);
  }

  async forget(): Promise<void> {
    await this.ask({
      request: (id) => ({ kind: 'forget', id }),
      workers: this.settings.threads,
      unthought: () => ok({ move: undefined, score: { cp: 0 }, depth: 0, nodes: 0, line: [] }),
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const asked of this.queue) abandon(asked);
    await this.dismiss();
  }

  private async ask(question: Question, signal?: StopSignal): Promise<Answer> {
    if (this.isClosed || signal?.aborted === true) return question.unthought();
    const asked: Asked = {
      ...question,
      ...{ answer: makePromised(), isAnswered: false, end: makePromised() },
      ...{ id: 0, busy: 0, best: undefined, timer: undefined },
    };
    const stop = (): void => this.stop(asked);
    signal?.addEventListener('abort', stop);
    this.queue.push(asked);
    if (this.queue.length === 1) void this.work();
    try {
      return await asked.answer.promise;
    } finally {
      clearTimeout(asked.timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** One question after another, as long as there are any. */
  private async work(): Promise<void> {
    for (let asked = this.queue.at(0); asked !== undefined; asked = this.queue.at(0)) {
      try {
        if (!asked.isAnswered) await this.begin(asked);
        await asked.end.promise;
      } catch (thrown) {
        asked.answer.reject(thrown);
      }
      this.queue.shift();
    }
  }

  /** Tells the workers, unless it is called off while what its game brings along is on the way. */
  private async begin(asked: Asked): Promise<void> {
    const resources = await Promise.race([this.load(asked.game), asked.end.promise]);
    if (asked.isAnswered) return;
    if (this.workers.length === 0) this.workers = this.start();
    this.equip(asked.game, resources ?? []);
    this.id++;
    asked.id = this.id;
    asked.busy = asked.workers;
    for (const [i, worker] of this.workers.slice(0, asked.workers).entries()) {
      worker.postMessage(asked.request(asked.id, i === 0));
    }
  }

  /** Asks for what a game brings along, once. */
  private async load(game: GameId | undefined): Promise<readonly ArrayBufferLike[]> {
    const { resources } = this.settings;
    if (game === undefined || resources === undefined) return [];
    const loading = this.resources.get(game) ?? loadFrom(resources, game);
    this.resources.set(game, loading);
    return loading;
  }

  private start(): readonly WorkerLike[] {
    const { make, threads, table, flag } = this.settings;
    const workers = Array.from({ length: threads }, () => make());
    for (const [i, worker] of workers.entries()) {
      worker.addEventListener('message', ({ data }) => {
        if (workers === this.workers && isReply(data)) this.hear(data, i === 0);
      });
      worker.addEventListener('error', ({ message }) => {
        if (workers === this.workers) this.lose(message);
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

  private hear(reply: WorkerReply, isFirst: boolean): void {
    const asked = this.queue.at(0);
    if (asked?.id !== reply.id) return;
    if (reply.kind === 'info') note(asked, reply.info);
    else if (reply.kind === 'glance') asked.best = reply.thought;
    else {
      if (isFirst) conclude(asked, reply.kind === 'thought' ? reply.result : asked.unthought());
      asked.busy--;
      if (asked.busy === 0) asked.end.resolve();
    }
  }

  private lose(message: string): void {
    void this.dismiss();
    const asked = this.queue.at(0);
    if (asked === undefined || asked.id === 0) return;
    asked.answer.reject(new Error(`a thinking thread broke down: ${message}`));
    abandon(asked);
  }

  /** By the shared flag; without shared memory by ending the workers, who are started anew when needed. */
  private stop(asked: Asked): void {
    if (asked.isAnswered) return;
    if (asked.id > 0 && this.flag !== undefined) {
      this.flag.raise(asked.id);
      asked.timer ??= setTimeout(() => conclude(asked, bestSoFar(asked)), PATIENCE);
    } else {
      abandon(asked);
      if (asked.id > 0) void this.dismiss();
    }
  }

  private async dismiss(): Promise<void> {
    const { workers } = this;
    this.workers = [];
    this.equipped.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function note(asked: Asked, info: AnalysisInfo): void {
  const { rank, line, score, depth, nodes } = info;
  if (rank === 1) asked.best = { move: line.at(0), score, depth, nodes, line };
  if (!asked.isAnswered) asked.onInfo?.(info);
}

/** Nobody is to work on it any more: what has been found so far counts. */
function abandon(asked: Asked): void {
  conclude(asked, bestSoFar(asked));
  asked.end.resolve();
}

function conclude(asked: Asked, answer: Answer): void {
  asked.isAnswered = true;
  asked.answer.resolve(answer);
}

function bestSoFar({ best, unthought }: Asked): Answer {
  return best === undefined ? unthought() : ok(best);
}

async function loadFrom(resources: Resources, game: GameId): Promise<readonly ArrayBufferLike[]> {
  try {
    return await resources(game);
  } catch {
    return []; // The computer plays without.
  }
}
