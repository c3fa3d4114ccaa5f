import type { WorkerReply } from './message.js';
import { Service } from './service.js';

/** As much of a Web Worker's own scope as is needed here. */
interface Scope {
  postMessage(reply: WorkerReply): void;
  onmessage: ((event: { readonly data: Parameters<Service['receive']>[0] }) => void) | null;
}

declare const self: Scope;

const service = new Service((reply) => self.postMessage(reply));
self.onmessage = ({ data }) => service.receive(data);
