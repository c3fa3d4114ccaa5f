import { type GameId, ok } from '@tabuleiro/game';
import type { Level } from '../level/level.js';
import { bareLine } from './bareLine.js';
import { Crew, type CrewSettings } from './crew.js';
import type { Engine, Line, LineInfo, Order, Resources, StopSignal } from './engine.js';
import { Job, type Task } from './job.js';
import { type Answer, readClock, StopFlag } from './message.js';
import { makePromised, type Promised } from './promised.js';
import type { Unthought } from './unthought.js';

export type WorkerEngineSettings = CrewSettings & {
  readonly resources: Resources | undefined;
  readonly unthought: Unthought;
};

/** An engine over workers of any kind, who are started when they are first needed. */
export class WorkerEngine implements Engine {
  private readonly settings: WorkerEngineSettings;
  private readonly flag: StopFlag | undefined;
  private readonly resources = new Map<GameId, readonly ArrayBufferLike[]>();
  private crew: Crew | undefined;
  private job: Job | undefined;
  private id = 0;
  /** The end of the last request that waits or runs. */
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private readonly closing: Promised<readonly []> = makePromised();

  constructor(settings: WorkerEngineSettings) {
    this.settings = settings;
    this.flag = settings.flag && new StopFlag(settings.flag);
  }

  analyse(
    line: Line,
    order: Order,
    onInfo: (info: LineInfo) => void = () => undefined,
    signal?: StopSignal,
  ): Promise<Answer> {
    const bare = bareLine(line);
    const task: Task = {
      game: bare.game,
      workers: this.settings.threads,
      onInfo,
      unthought: () => this.settings.unthought(bare, order.moves),
      request: (id, isFirst) => {
        return { kind: 'analyse', id, line: bare, order, isHelper: !isFirst, asked: readClock() };
      },
    };
    return this.queue(task, signal);
  }

  choose(line: Line, level: Level, seed: number, signal?: StopSignal): Promise<Answer> {
    const bare = bareLine(line);
    const task: Task = {
      game: bare.game,
      workers: 1,
      onInfo: () => undefined,
      unthought: () => this.settings.unthought(bare),
      request: (id, isFirst) => (isFirst ? { kind: 'choose', id, line: bare, level, seed } : undefined),
    };
    return this.queue(task, signal);
  }

  async forget(): Promise<void> {
    await this.queue({
      workers: this.settings.threads,
      onInfo: () => undefined,
      unthought: () => ok({ move: undefined, score: { cp: 0 }, depth: 0, nodes: 0, line: [] }),
      request: (id) => ({ kind: 'forget', id }),
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.closing.resolve([]);
    await this.dismiss();
    await this.last;
  }

  /** Requests wait for each other, and for what their game brings along: a worker does one thing at a time. */
  private queue(task: Task, signal?: StopSignal): Promise<Answer> {
    const answer = makePromised<Answer>();
    const callOff = (): void => answer.resolve(task.unthought());
    if (signal?.aborted === true) callOff();
    signal?.addEventListener('abort', callOff);
    const run = async (before: Promise<unknown>): Promise<void> => {
      await before;
      const isWanted = (): boolean => signal?.aborted !== true && !this.isClosed;
      const resources = isWanted() ? await this.resourcesOf(task.game) : [];
      signal?.removeEventListener('abort', callOff);
      if (isWanted()) await this.work(task, resources, answer, signal);
      else callOff();
    };
    this.last = run(this.last).catch(answer.reject);
    return answer.promise;
  }

  private async work(
    task: Task,
    resources: readonly ArrayBufferLike[],
    answer: Promised<Answer>,
    signal: StopSignal | undefined,
  ): Promise<void> {
    if (this.crew?.isBroken === true) void this.dismiss();
    this.crew ??= new Crew(this.settings);
    if (task.game !== undefined) this.crew.equip(task.game, resources);
    this.id++;
    const { id } = this;
    const job = new Job(task);
    this.job = job;
    const stop = (): void => this.stop(job, id);
    signal?.addEventListener('abort', stop);
    job.begin(this.crew, id);
    job.answered.then(answer.resolve, answer.reject);
    await job.finished;
    signal?.removeEventListener('abort', stop);
    this.job = undefined;
  }

  private async resourcesOf(game: GameId | undefined): Promise<readonly ArrayBufferLike[]> {
    const { resources: ask } = this.settings;
    if (game === undefined || ask === undefined) return [];
    const known = this.resources.get(game) ?? (await Promise.race([load(ask, game), this.closing.promise]));
    this.resources.set(game, known);
    return known;
  }

  /** By the shared flag; without shared memory by ending the workers, who are started anew when needed. */
  private stop(job: Job, id: number): void {
    if (this.flag === undefined) void this.dismiss();
    else {
      this.flag.raise(id);
      job.hurry();
    }
  }

  private async dismiss(): Promise<void> {
    const { crew } = this;
    this.crew = undefined;
    this.job?.abandon();
    await crew?.end();
  }
}

async function load(ask: Resources, game: GameId): Promise<readonly ArrayBufferLike[]> {
  try {
    return await ask(game);
  } catch {
    return []; // The computer plays without.
  }
}
