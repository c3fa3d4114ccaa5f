import type { WorkerRequest } from './message.js';

/** As much of a `Worker` as an engine needs: a Web Worker has it, a thread of Node is easily given it. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): unknown;
}
