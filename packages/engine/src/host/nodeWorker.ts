import { parentPort } from 'node:worker_threads';
import { Service } from './service.js';

const service = new Service((reply) => parentPort?.postMessage(reply));
parentPort?.on('message', (request) => service.receive(request));
