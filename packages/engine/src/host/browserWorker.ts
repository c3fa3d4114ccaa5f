import type { WorkerReply } from './protocol.js';
import { WorkerService } from './workerService.js';

/** As much of a Web Worker's own scope as is needed here. */
interface Scope {
  postMessage(reply: WorkerReply): void;
  onmessage: ((event: { readonly data: Parameters<WorkerService['receive']>[0] }) => void) | null;
}

declare const self: Scope;

const service = new WorkerService((reply) => self.postMessage(reply));
self.onmessage = ({ data }) => service.receive(data);
