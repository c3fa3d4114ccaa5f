import type { GameId } from '@tabuleiro/game';
import type { Level } from '../level/levels.js';
import type { ResourceProblem } from '../resourceProblem.js';
import type { SearchResult } from '../searchTypes.js';
import type { AnalysisInfo, AnalysisLimits } from './engine.js';
import type { EngineAnswer, GameLine } from './gameLine.js';

/** What a host sends to a worker. Requests are numbered upwards. */
export type WorkerRequest =
  /** The first message: the memory of the transposition table, or its size in megabytes; the memory of the stop flag. */
  | {
      readonly kind: 'open';
      readonly table: SharedArrayBuffer | number;
      readonly flag: SharedArrayBuffer | undefined;
    }
  /** The data files of a game, before its first line; only the game knows what the bytes mean. */
  | {
      readonly kind: 'resources';
      readonly game: GameId;
      readonly resources: readonly ArrayBufferLike[];
    }
  | {
      readonly kind: 'analyse';
      readonly id: number;
      readonly line: GameLine;
      readonly limits: AnalysisLimits;
      /** A helper thread fills the shared table until the first thread is done; its own result is discarded. */
      readonly isHelper: boolean;
      /** When the request was made, by `readClock`. */
      readonly asked: number;
    }
  | {
      readonly kind: 'choose';
      readonly id: number;
      readonly line: GameLine;
      readonly level: Level;
      readonly seed: number;
    }
  | { readonly kind: 'forget'; readonly id: number };

/** What a worker sends to its host. Every request but `open` and `resources` ends with one `result` or `forgotten`. */
export type WorkerReply =
  | { readonly kind: 'info'; readonly id: number; readonly info: AnalysisInfo }
  /** A move of one ply of search, for a host that has no other way to stop a worker than to end it. */
  | { readonly kind: 'preview'; readonly id: number; readonly result: SearchResult<string> }
  | { readonly kind: 'result'; readonly id: number; readonly result: EngineAnswer }
  | { readonly kind: 'forgotten'; readonly id: number }
  /** Before the first result of a game whose data files are of no use. */
  | { readonly kind: 'problem'; readonly problem: ResourceProblem };

const KINDS: readonly WorkerReply['kind'][] = ['info', 'preview', 'result', 'forgotten', 'problem'];

/** Only our own worker replies, so the kind is proof enough; browser extensions may send messages of their own. */
export function isReply(data: unknown): data is WorkerReply {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return KINDS.some((kind) => kind === data.kind);
}

/** As much of a `Worker` as an engine needs: a Web Worker has it, a thread of Node is easily adapted. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): unknown;
}

/**
 * The number of the last request that has to stop, in shared memory. Numbers only grow, so nothing is ever reset and a
 * late stop cannot stop the next request.
 */
export class StopFlag {
  private readonly cell: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.cell = new Int32Array(memory);
  }

  static memory(): SharedArrayBuffer {
    return new SharedArrayBuffer(4);
  }

  raise(id: number): void {
    if (Atomics.load(this.cell, 0) < id) Atomics.store(this.cell, 0, id);
  }

  isRaised(id: number): boolean {
    return Atomics.load(this.cell, 0) >= id;
  }
}

/** Milliseconds of a clock that reads the same in every thread. */
export function readClock(): number {
  return performance.timeOrigin + performance.now();
}
