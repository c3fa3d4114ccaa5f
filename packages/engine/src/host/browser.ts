import type { Game } from '@tabuleiro/game';
import { TranspositionTable } from '../tree/table.js';
import type { Engine, EngineSettings } from './engine.js';
import { StopFlag } from './message.js';
import { makeFallbackMove } from './unthought.js';
import { WorkerEngine } from './workerEngine.js';
import type { WorkerLike } from './workerLike.js';

export type { WorkerRequest } from './message.js';
export type { WorkerLike } from './workerLike.js';

/** Megabytes of table: a tab is to stay small. */
export const BROWSER_HASH = 16;

export type BrowserSettings = Omit<EngineSettings, 'threads'> & {
  /** The games that the page knows, for answers when nothing has been thought yet: it need not fetch them all. */
  readonly games: readonly Game<unknown, unknown>[];
  /** May memory be shared with the worker? Unless said, wherever the page is allowed to. */
  readonly shared?: boolean;
};

/**
 * An engine in one Web Worker, whose program is `@tabuleiro/engine/browser-worker`. Without shared memory, stopping
 * ends the worker; the last best move it told counts, and the next request starts a fresh one.
 */
export function openBrowserEngine(makeWorker: () => WorkerLike, settings: BrowserSettings): Engine {
  const { games, hash = BROWSER_HASH, shared = canShare(), resources } = settings;
  return new WorkerEngine({
    make: makeWorker,
    threads: 1,
    table: shared ? new SharedArrayBuffer(TranspositionTable.bytes(hash)) : hash,
    flag: shared ? StopFlag.memory() : undefined,
    resources,
    unthought: makeFallbackMove(games),
  });
}

declare const crossOriginIsolated: boolean | undefined;

/** Pages share memory only when they are isolated from other sites; outside of pages nobody asks. */
function canShare(): boolean {
  const isApart = typeof crossOriginIsolated === 'undefined' || crossOriginIsolated;
  return typeof SharedArrayBuffer === 'function' && isApart;
}
