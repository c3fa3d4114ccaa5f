import { Worker } from 'node:worker_threads';
import type { Evaluation } from '../network/evaluation.js';
import { fallbackMove } from '../registry.js';
import { TranspositionTable } from '../tree/transpositionTable.js';
import type { Engine, EngineSettings } from './engine.js';
import { loadNetwork } from './networkFiles.js';
import { StopFlag, type WorkerLike } from './protocol.js';
import { WorkerEngine } from './workerEngine.js';

export { loadNetwork, networkFile, playWithNetwork } from './networkFiles.js';

/** Default size of the transposition table, in megabytes. */
export const NODE_HASH = 64;

/** How an engine is opened in Node. */
export type NodeSettings = EngineSettings & {
  /** What games are evaluated by where `resources` does not say it; `network` by default. */
  readonly evaluation?: Evaluation;
};

/**
 * An engine in threads of Node that share one transposition table. Unless `resources` are given, it loads the networks that
 * this package is shipped with. After its first request it keeps the process alive until it is closed.
 */
export function openEngine(settings: NodeSettings = {}): Engine {
  const { threads = 1, hash = NODE_HASH, evaluation = 'network', onProblem } = settings;
  const { resources = evaluation === 'network' ? loadNetwork : undefined } = settings;
  return new WorkerEngine({
    make: makeThread,
    threads,
    table: new SharedArrayBuffer(TranspositionTable.bytes(hash)),
    flag: StopFlag.memory(),
    resources,
    onProblem,
    fallbackMove,
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

/** Tests run the TypeScript sources, which Node loads with tsx. */
function startSource(): Worker {
  const entry = JSON.stringify(new URL('./nodeWorker.ts', import.meta.url));
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); })`;
  return new Worker(program, { eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
}
