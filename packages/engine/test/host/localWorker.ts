import type { WorkerLike } from '@tabuleiro/engine/browser';
import type { WorkerRequest } from '../../src/host/protocol.js';
import { WorkerService } from '../../src/host/workerService.js';

export type LocalWorker = WorkerLike & { readonly sent: WorkerRequest[] };

/** A page's worker without a thread: messages are copied and arrive later, as they would there. */
export function startLocalWorker(): LocalWorker {
  const listeners: ((event: { data: unknown; message: string }) => void)[] = [];
  const service = new WorkerService((reply) => {
    const data: unknown = structuredClone(reply);
    for (const listener of listeners) listener({ data, message: '' });
  });
  const sent: WorkerRequest[] = [];
  return {
    sent,
    postMessage(message) {
      sent.push(message);
      const copy = structuredClone(message);
      setTimeout(() => service.receive(copy), 0);
    },
    addEventListener(type: string, listener: (event: { data: unknown; message: string }) => void) {
      if (type === 'message') listeners.push(listener);
    },
    terminate: () => undefined,
  };
}
