import type { GameId, Result } from '@tabuleiro/game';
import type { Level } from '../level/level.js';
import type { SearchResult } from '../limits.js';
import type { AnalysisInfo, AnalysisLimits, GameLine, LineError } from './engine.js';

export type Answer = Result<SearchResult<string>, LineError>;

/** What a host tells a worker. Requests are numbered upwards. */
export type WorkerRequest =
  /** The first message: where the table lies, or how many megabytes it may have; where the flag is. */
  | {
      readonly kind: 'open';
      readonly table: SharedArrayBuffer | number;
      readonly flag: SharedArrayBuffer | undefined;
    }
  /** What a game brings along, before its first line; only the game knows what the bytes mean. */
  | {
      readonly kind: 'resources';
      readonly game: GameId;
      readonly resources: readonly ArrayBufferLike[];
    }
  | {
      readonly kind: 'analyse';
      readonly id: number;
      readonly line: GameLine;
      readonly order: AnalysisLimits;
      /** A helper fills the shared table until the first thread is done; its own answer is not asked for. */
      readonly isHelper: boolean;
      /** When it was asked, in milliseconds of the clock that all threads share. */
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

/** What a worker tells its host. Every request but `open` and `resources` ends with one `thought` or `forgotten`. */
export type WorkerReply =
  | { readonly kind: 'info'; readonly id: number; readonly info: AnalysisInfo }
  /** The best move so far of a choice, for a host that has no other way to stop than to end the worker. */
  | { readonly kind: 'glance'; readonly id: number; readonly thought: SearchResult<string> }
  | { readonly kind: 'thought'; readonly id: number; readonly result: Answer }
  | { readonly kind: 'forgotten'; readonly id: number };

const KINDS: readonly WorkerReply['kind'][] = ['info', 'glance', 'thought', 'forgotten'];

/** Only a service of ours answers, so its word is enough; a page's tools may send messages of their own. */
export function isReply(data: unknown): data is WorkerReply {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return KINDS.some((kind) => kind === data.kind);
}

/**
 * The number of the last request that has to end, in shared memory. Numbers only grow, so nothing is ever reset and a
 * late stop cannot end the request after it.
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
