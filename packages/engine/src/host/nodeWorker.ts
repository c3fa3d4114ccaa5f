import { parentPort } from 'node:worker_threads';
import '../nodeGames.js';
import { WorkerService } from './workerService.js';

const service = new WorkerService((reply) => parentPort?.postMessage(reply));
parentPort?.on('message', (request) => service.receive(request));
