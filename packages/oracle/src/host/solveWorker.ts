import { parentPort, workerData } from 'node:worker_threads';
import { Layer } from '../table/layer.js';
import { Shelf } from '../table/shelf.js';
import { Sweep } from '../table/sweep.js';
import { Board, type Order } from './order.js';

const board = new Board(workerData);
const shelf = new Shelf();
let sweep: Sweep | undefined;

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'layer') {
    const [major, minor] = order.key;
    const layer = new Layer(major, minor, order.memory);
    sweep = new Sweep(layer, shelf);
    shelf.add(layer);
    return;
  }
  if (sweep !== undefined) {
    for (let row = board.takeRow(); row >= 0; row = board.takeRow()) board.tell(sweep.raise(row));
  }
  parentPort?.postMessage('done');
});
