import { parentPort, workerData } from 'node:worker_threads';
import { DirtyRows } from '../solver/dirtyRows.js';
import { Layer } from '../solver/layer.js';
import { SolvedLayers } from '../solver/solvedLayers.js';
import { Sweep } from '../solver/sweep.js';
import { SweepState, type WorkerCommand } from './sweepState.js';

const state = new SweepState(workerData);
const solved = new SolvedLayers();
let task: { readonly sweep: Sweep; readonly dirtyRows: DirtyRows } | undefined;

parentPort?.on('message', (command: WorkerCommand) => {
  if (command.kind === 'layer') {
    const [major, minor] = command.key;
    const layer = new Layer(major, minor, command.memory);
    const dirtyRows = new DirtyRows(solved.side(major).sets, major + minor, command.dirtyRows);
    task = { sweep: new Sweep(layer, solved), dirtyRows };
    solved.add(layer);
    return;
  }
  for (let row = state.takeRow(); row >= 0; row = state.takeRow()) state.recordChange(update(row));
  parentPort?.postMessage('done');
});

function update(row: number): number {
  if (task === undefined || !task.dirtyRows.isDirty(row)) return 0;
  const since = task.dirtyRows.now();
  const change = task.sweep.updateRow(row);
  task.dirtyRows.markUpdated(row, since, change > 0);
  return change;
}
