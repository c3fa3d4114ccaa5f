import { Worker } from 'node:worker_threads';
import { fallbackMove } from '../registry.js';
import { TranspositionTable } from '../tree/table.js';
import type { Engine, EngineSettings } from './engine.js';
import { StopFlag } from './message.js';
import { WorkerEngine } from './workerEngine.js';
import type { WorkerLike } from './workerLike.js';

/** Megabytes of table unless somebody asks for more or less. */
export const NODE_HASH = 64;

/** An engine in threads of Node that share one table. Once asked, it keeps the process alive until it is closed. */
export function openEngine({ threads = 1, hash = NODE_HASH, resources }: EngineSettings = {}): Engine {
  return new WorkerEngine({
    make: makeThread,
    threads,
    table: new SharedArrayBuffer(TranspositionTable.bytes(hash)),
    flag: StopFlag.memory(),
    resources,
    unthought: fallbackMove,
  });
}

function makeThread(): WorkerLike {
  const isSource = import.meta.url.endsWith('.ts');
  const worker = isSource ? startSource() : new Worker(new URL('./nodeWorker.js', import.meta.url));
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener(type: string, listener: (event: { data: unknown; message: string }) => void) {
      if (type === 'message') worker.on('message', (data) => listener({ data, message: '' }));
      else {
        worker.on('error', ({ message }) => listener({ data: undefined, message }));
        worker.on('exit', (code) => listener({ data: undefined, message: `it ended with code ${code}` }));
      }
    },
    terminate: () => worker.terminate(),
  };
}

/** Tests run the sources themselves, which Node reads with the help of tsx. */
function startSource(): Worker {
  const entry = JSON.stringify(new URL('./nodeWorker.ts', import.meta.url));
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); })`;
  return new Worker(program, { eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
}
