import { type GameId, ok } from '@tabuleiro/game';
import type { SearchResult } from '../searchTypes.js';
import type { AnalysisInfo } from './engine.js';
import type { EngineAnswer } from './gameLine.js';
import type { WorkerRequest } from './protocol.js';

/** A promise with its two ends in hand. */
type Deferred<T> = {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
};

function makeDeferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** What an engine wants from its workers. */
export type EngineRequest = {
  /** Undefined if it is about no game. */
  readonly game?: GameId;
  readonly message: (id: number, isFirst: boolean) => WorkerRequest;
  /** How many workers take part. */
  readonly workers: number;
  readonly onInfo?: (info: AnalysisInfo) => void;
  /** The answer if no worker has found anything yet. */
  readonly fallback: () => EngineAnswer;
};

/** A request in the queue until no worker is busy with it any more: helpers stop within a poll of the answer. */
export class PendingRequest {
  readonly request: EngineRequest;
  readonly answer: Deferred<EngineAnswer> = makeDeferred();
  readonly end: Deferred<void> = makeDeferred();
  /** 0 until the workers are told. */
  id = 0;
  /** Workers still at it. */
  busy = 0;
  best: SearchResult<string> | undefined;
  isAnswered = false;
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(request: EngineRequest) {
    this.request = request;
  }

  /** Takes in a line of the search under way and passes it on. */
  report(info: AnalysisInfo): void {
    const { rank, line, score, depth, nodes } = info;
    if (rank === 1) this.best = { move: line.at(0), score, depth, nodes, line };
    if (!this.isAnswered) this.request.onInfo?.(info);
  }

  conclude(answer: EngineAnswer): void {
    this.isAnswered = true;
    this.answer.resolve(answer);
  }

  /** Answers with the best move found so far. */
  concludeEarly(): void {
    this.conclude(this.best === undefined ? this.request.fallback() : ok(this.best));
  }

  /** No worker is to go on with it: the best move found so far is the answer. */
  abandon(): void {
    this.concludeEarly();
    this.end.resolve();
  }
}
