import { type GameId, ok } from '@tabuleiro/game';
import type { Thought } from '../limits.js';
import type { Crew, Listener } from './crew.js';
import type { LineInfo } from './engine.js';
import type { Answer, Reply, Request } from './message.js';
import { makePromised, type Promised } from './promised.js';

/** A worker that is told to stop answers within some milliseconds; one that is only just starting may take longer. */
const PATIENCE = 60;

export type Task = {
  /** Undefined where it is about no game. */
  readonly game?: GameId;
  readonly request: (id: number, isFirst: boolean) => Request | undefined;
  /** How many workers will report. */
  readonly workers: number;
  readonly onInfo: (info: LineInfo) => void;
  /** The answer when nothing has been thought yet. */
  readonly unthought: () => Answer;
};

/**
 * One request under way. It is answered by the first worker, and finished when no worker is busy with it any more: the
 * helpers end within the next poll.
 */
export class Job implements Listener {
  private readonly task: Task;
  private readonly answer: Promised<Answer> = makePromised();
  private readonly end: Promised<void> = makePromised();
  private best: Thought<string> | undefined;
  private busy: number;
  private isAnswered = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(task: Task) {
    this.task = task;
    this.busy = task.workers;
  }

  get answered(): Promise<Answer> {
    return this.answer.promise;
  }

  get finished(): Promise<void> {
    return this.end.promise;
  }

  begin(crew: Crew, id: number): void {
    crew.listen(this);
    crew.tell((isFirst) => this.task.request(id, isFirst));
  }

  hear(reply: Reply, isFirst: boolean): void {
    if (reply.kind === 'info') this.note(reply.info);
    else if (reply.kind === 'glance') this.best = reply.thought;
    else this.report(reply, isFirst);
  }

  private report(reply: Reply, isFirst: boolean): void {
    if (isFirst) this.conclude(reply.kind === 'thought' ? reply.result : this.task.unthought());
    this.busy--;
    if (this.busy === 0) this.end.resolve();
  }

  private note(info: LineInfo): void {
    const { rank, line, score, depth, nodes } = info;
    if (rank === 1) this.best = { move: line.at(0), score, depth, nodes, line };
    if (!this.isAnswered) this.task.onInfo(info);
  }

  lose(message: string): void {
    clearTimeout(this.timer);
    this.isAnswered = true;
    this.answer.reject(new Error(`a thinking thread broke down: ${message}`));
    this.end.resolve();
  }

  /** Somebody told the workers to stop: what they have found so far counts if they take too long to say so. */
  hurry(): void {
    this.timer ??= setTimeout(() => this.conclude(this.bestSoFar()), PATIENCE);
  }

  /** The workers are gone: what they have found so far counts. */
  abandon(): void {
    this.conclude(this.bestSoFar());
    this.end.resolve();
  }

  private conclude(answer: Answer): void {
    clearTimeout(this.timer);
    this.isAnswered = true;
    this.answer.resolve(answer);
  }

  private bestSoFar(): Answer {
    return this.best === undefined ? this.task.unthought() : ok(this.best);
  }
}
