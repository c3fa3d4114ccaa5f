import { Worker } from 'node:worker_threads';
import type { WorkerLike } from '@tabuleiro/engine/browser';

const ENTRY = JSON.stringify(new URL('../../src/host/browserWorker.ts', import.meta.url));

/** What a Web Worker's program finds around it, in a thread of Node. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
const early = [];
globalThis.self = { onmessage: (event) => early.push(event), postMessage: (reply) => parentPort.postMessage(reply) };
parentPort.on('message', (data) => self.onmessage({ data }));
import('tsx/esm/api')
  .then((tsx) => { tsx.register(); return import(${ENTRY}); })
  .then(() => early.forEach((event) => self.onmessage(event)));
`;

export type Watched = WorkerLike & { readonly sent: unknown[]; isEnded: boolean };

/** The program of a Web Worker in a thread, with all that was sent to it. */
export function startBrowserThread(): Watched {
  const worker = new Worker(PROGRAM, { eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
  const watched: Watched = {
    sent: [],
    isEnded: false,
    postMessage(message: unknown) {
      watched.sent.push(message);
      worker.postMessage(message);
    },
    addEventListener(type: string, listener: (event: { data: unknown; message: string }) => void) {
      if (type === 'message') worker.on('message', (data) => listener({ data, message: '' }));
      else worker.on('error', ({ message }) => listener({ data: undefined, message }));
    },
    terminate() {
      watched.isEnded = true;
      return worker.terminate();
    },
  };
  return watched;
}
