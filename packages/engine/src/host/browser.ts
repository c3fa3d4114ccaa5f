import type { Game } from '@tabuleiro/game';
import { TranspositionTable } from '../tree/transpositionTable.js';
import type { Engine, EngineSettings } from './engine.js';
import { makeFallbackMove } from './gameLine.js';
import { StopFlag, type WorkerLike } from './protocol.js';
import { WorkerEngine } from './workerEngine.js';

export type { WorkerLike, WorkerRequest } from './protocol.js';
export { type AskStream, type StreamResponse, streamWorker } from './streamWorker.js';

/** Default size of the transposition table in megabytes: a tab should stay small. */
export const BROWSER_HASH = 16;

/** How an engine is opened in a page. */
export type BrowserSettings = Omit<EngineSettings, 'threads'> & {
  /** The games that the page has loaded, for fallback moves when a search is stopped before it began. */
  readonly games: readonly Game<unknown, unknown>[];
  /** Share memory with the worker? By default wherever the page is allowed to. */
  readonly shared?: boolean;
};

/**
 * An engine in one Web Worker, whose program is `@tabuleiro/engine/browser-worker`. Without shared memory, stopping a
 * request terminates the worker: the best move it has reported is the answer, and the next request starts a new one.
 */
export function openBrowserEngine(makeWorker: () => WorkerLike, settings: BrowserSettings): Engine {
  const { games, hash = BROWSER_HASH, shared = canShare(), resources, onProblem } = settings;
  return new WorkerEngine({
    make: makeWorker,
    threads: 1,
    table: shared ? new SharedArrayBuffer(TranspositionTable.bytes(hash)) : hash,
    flag: shared ? StopFlag.memory() : undefined,
    resources,
    onProblem,
    fallbackMove: makeFallbackMove(games),
  });
}

declare const crossOriginIsolated: boolean | undefined;

/** Pages may share memory only when they are cross-origin isolated; other environments always may. */
function canShare(): boolean {
  const isIsolated = typeof crossOriginIsolated === 'undefined' || crossOriginIsolated;
  return typeof SharedArrayBuffer === 'function' && isIsolated;
}
