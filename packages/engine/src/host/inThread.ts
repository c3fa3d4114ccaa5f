import { fallbackMove } from '../registry.js';
import { DEFAULT_HASH } from '../searcher.js';
import type { Engine, EngineSettings } from './engine.js';
import { StopFlag, type WorkerLike } from './protocol.js';
import { WorkerEngine } from './workerEngine.js';
import { WorkerService } from './workerService.js';

/**
 * An engine in the calling thread, for short searches: no thread has to be started, and nothing else runs while it
 * searches. `onInfo` callbacks can still abort it.
 */
export function openInThreadEngine(settings: Omit<EngineSettings, 'threads'> = {}): Engine {
  const { hash = DEFAULT_HASH, resources, onProblem } = settings;
  const flag = StopFlag.memory();
  return new WorkerEngine({
    ...{ make: makeLocalWorker, threads: 1, table: hash, flag, resources, onProblem },
    fallbackMove,
  });
}

/** A worker that has handled a request and sent all replies before `postMessage` returns. */
function makeLocalWorker(): WorkerLike {
  const listeners: ((event: { data: unknown; message: string }) => void)[] = [];
  const service = new WorkerService((data) => {
    for (const listener of listeners) listener({ data, message: '' });
  });
  return {
    postMessage: (request) => service.receive(request),
    addEventListener(type: string, listener: (event: { data: unknown; message: string }) => void) {
      if (type === 'message') listeners.push(listener);
    },
    terminate: () => undefined,
  };
}
