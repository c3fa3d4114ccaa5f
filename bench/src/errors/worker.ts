import { parentPort, workerData } from 'node:worker_threads';
import { withLearner } from '../learn/networkGame.js';
import { writeWhole } from '../tune/chunk.js';
import { type ErrorsOrder, Examiner } from './decide.js';
import { decisionsFile } from './decisionFiles.js';

/** A thread that examines chunk after chunk: told a number, it writes the decisions and answers how many there are. */
function serve(order: ErrorsOrder): void {
  withLearner(order.game, order.network, {
    visit(searchGame) {
      const examiner = new Examiner(searchGame, order);
      parentPort?.on('message', (chunk: number) => {
        const decisions = examiner.examine(chunk);
        writeWhole(decisionsFile(order.folder, chunk), JSON.stringify(decisions));
        parentPort?.postMessage(decisions.length);
      });
    },
  });
}

serve(workerData as ErrorsOrder);
