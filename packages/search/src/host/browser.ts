import { Table } from '../tree/table.js';
import type { Unthought } from './crew.js';
import type { Engine } from './engine.js';
import { StopFlag } from './message.js';
import { WorkerEngine } from './workerEngine.js';
import type { WorkerLike } from './workerLike.js';

export type { Unthought } from './crew.js';
export type { WorkerLike } from './workerLike.js';

/** Megabytes of table: a tab is to stay small. */
export const BROWSER_HASH = 16;

export type BrowserSettings = {
  /** What is answered when nothing has been thought yet: the page knows the rules of its game, and need not fetch all. */
  readonly unthought: Unthought;
  /** Megabytes of table, at most; it is a power of two. */
  readonly hash?: number;
  /** May memory be shared with the worker? Unless said, wherever the page is allowed to. */
  readonly shared?: boolean;
  /** Bytes of the exact tables of Senet that the page has fetched. */
  readonly senetTables?: readonly ArrayBufferLike[];
};

/**
 * An engine in one Web Worker, whose program is `@tabuleiro/search/browser-worker`. Without shared memory, stopping
 * ends the worker; the last best move it told counts, and the next request starts a fresh one.
 */
export function openBrowserEngine(makeWorker: () => WorkerLike, settings: BrowserSettings): Engine {
  const { hash = BROWSER_HASH, shared = canShare(), senetTables = [], unthought } = settings;
  return new WorkerEngine(
    {
      make: makeWorker,
      threads: 1,
      table: shared ? new SharedArrayBuffer(Table.bytes(hash)) : hash,
      flag: shared ? StopFlag.memory() : undefined,
      senetTables,
      unthought,
    },
    false,
  );
}

declare const crossOriginIsolated: boolean | undefined;

/** Pages share memory only when they are isolated from other sites; outside of pages nobody asks. */
function canShare(): boolean {
  const isApart = typeof crossOriginIsolated === 'undefined' || crossOriginIsolated;
  return typeof SharedArrayBuffer === 'function' && isApart;
}
