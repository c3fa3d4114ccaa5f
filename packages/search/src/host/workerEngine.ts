import { ok } from '@tabuleiro/game';
import type { Level } from '../level/level.js';
import { bareLine } from './bareLine.js';
import { Crew, type CrewSettings } from './crew.js';
import type { Answer } from './desk.js';
import type { Engine, Line, LineInfo, Order, StopSignal } from './engine.js';
import { Job, type Task } from './job.js';
import { readClock, StopFlag } from './message.js';
import { makePromised, type Promised } from './promised.js';

/** An engine over workers of any kind. */
export class WorkerEngine implements Engine {
  private readonly settings: CrewSettings;
  private readonly flag: StopFlag | undefined;
  private crew: Crew | undefined;
  private job: Job | undefined;
  private id = 0;
  /** The end of the last request that waits or runs. */
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** An eager engine starts its workers before they are needed. */
  constructor(settings: CrewSettings, isEager: boolean) {
    this.settings = settings;
    this.flag = settings.flag && new StopFlag(settings.flag);
    if (isEager) this.crew = new Crew(settings);
  }

  analyse(
    line: Line,
    order: Order,
    onInfo: (info: LineInfo) => void = () => undefined,
    signal?: StopSignal,
  ): Promise<Answer> {
    const asked = readClock();
    const bare = bareLine(line);
    const unthought = (): Answer => this.settings.unthought(bare, order.moves);
    const request = (id: number): Task['request'] => {
      return (isFirst) => ({ kind: 'analyse', id, line: bare, order, isHelper: !isFirst, asked });
    };
    const workers = this.settings.threads;
    return this.queue((id) => ({ id, workers, onInfo, unthought, request: request(id) }), signal);
  }

  choose(line: Line, level: Level, seed: number, signal?: StopSignal): Promise<Answer> {
    const bare = bareLine(line);
    const unthought = (): Answer => this.settings.unthought(bare);
    const request = (id: number): Task['request'] => {
      return (isFirst) => (isFirst ? { kind: 'choose', id, line: bare, level, seed } : undefined);
    };
    return this.queue(
      (id) => ({ id, workers: 1, onInfo: () => undefined, unthought, request: request(id) }),
      signal,
    );
  }

  async forget(): Promise<void> {
    await this.queue((id) => ({
      id,
      workers: this.settings.threads,
      onInfo: () => undefined,
      unthought: () => ok({ move: undefined, score: { cp: 0 }, depth: 0, nodes: 0, line: [] }),
      request: () => ({ kind: 'forget', id }),
    }));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.dismiss();
    await this.last;
  }

  /** Requests wait for each other: a worker does one thing at a time. */
  private queue(makeTask: (id: number) => Task, signal?: StopSignal): Promise<Answer> {
    this.id++;
    const task = makeTask(this.id);
    const answer = makePromised<Answer>();
    const callOff = (): void => answer.resolve(task.unthought());
    if (signal?.aborted === true) callOff();
    signal?.addEventListener('abort', callOff);
    const run = async (before: Promise<unknown>): Promise<void> => {
      await before;
      signal?.removeEventListener('abort', callOff);
      if (signal?.aborted === true || this.isClosed) callOff();
      else await this.work(task, answer, signal);
    };
    this.last = run(this.last).catch(answer.reject);
    return answer.promise;
  }

  private async work(task: Task, answer: Promised<Answer>, signal: StopSignal | undefined): Promise<void> {
    if (this.crew?.isBroken === true) void this.dismiss();
    this.crew ??= new Crew(this.settings);
    const job = new Job(task);
    this.job = job;
    const stop = (): void => this.stop(job, task.id);
    signal?.addEventListener('abort', stop);
    job.begin(this.crew);
    job.answered.then(answer.resolve, answer.reject);
    await job.finished;
    signal?.removeEventListener('abort', stop);
    this.job = undefined;
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
