import { parentPort, workerData } from 'node:worker_threads';
import { Due } from '../table/due.js';
import { Layer } from '../table/layer.js';
import { Shelf } from '../table/shelf.js';
import { Sweep } from '../table/sweep.js';
import { Board, type Order } from './order.js';

const board = new Board(workerData);
const shelf = new Shelf();
let task: { readonly sweep: Sweep; readonly due: Due } | undefined;

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'layer') {
    const [major, minor] = order.key;
    const layer = new Layer(major, minor, order.memory);
    const due = new Due(shelf.side(major).sets, major + minor, order.due);
    task = { sweep: new Sweep(layer, shelf), due };
    shelf.add(layer);
    return;
  }
  for (let row = board.takeRow(); row >= 0; row = board.takeRow()) board.tell(raise(row));
  parentPort?.postMessage('done');
});

function raise(row: number): number {
  if (task === undefined || !task.due.isDue(row)) return 0;
  const since = task.due.now();
  const change = task.sweep.raise(row);
  task.due.mark(row, since, change > 0);
  return change;
}
