import { fallbackMove } from '../registry.js';
import { DEFAULT_HASH } from '../thinker.js';
import type { Engine, EngineSettings } from './engine.js';
import { StopFlag } from './message.js';
import { Service } from './service.js';
import { WorkerEngine } from './workerEngine.js';
import type { WorkerLike } from './workerLike.js';

/**
 * An engine in the thread that asks, for short thinking: no thread has to be started, and nothing else is heard while it
 * thinks. Whoever is told its lines can still call it off.
 */
export function openInThreadEngine(settings: Omit<EngineSettings, 'threads'> = {}): Engine {
  const { hash = DEFAULT_HASH, resources } = settings;
  const flag = StopFlag.memory();
  return new WorkerEngine({
    ...{ make: workHere, threads: 1, table: hash, flag, resources },
    unthought: fallbackMove,
  });
}

/** Has done what it is told, and said what there is to say, before `postMessage` returns. */
function workHere(): WorkerLike {
  const listeners: ((event: { data: unknown; message: string }) => void)[] = [];
  const service = new Service((data) => {
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
