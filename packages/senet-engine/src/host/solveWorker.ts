import { parentPort, workerData } from 'node:worker_threads';
import { precisionOf } from '../solver/layerMemory.js';
import { LayerSolver } from '../solver/layerSolver.js';
import { SweepState, type WorkerCommand } from './sweepState.js';

const state = new SweepState(workerData);
let solver: LayerSolver | undefined;
let threads = 1;

parentPort?.on('message', (command: WorkerCommand) => {
  if (command.kind === 'layer') {
    solver = undefined; // its memory may be needed
    solver = new LayerSolver(command.memory, command.afterExit);
    ({ threads } = command);
    return;
  }
  if (solver !== undefined) {
    if (command.kind === 'begin') begin(solver);
    else sweep(solver, command.sweep);
  }
  parentPort?.postMessage('done');
});

function begin(layer: LayerSolver): void {
  const { length } = layer.chunks.chunks;
  for (let number = state.take(); number < length; number = state.take()) layer.begin(number);
}

function sweep(layer: LayerSolver, number: number): void {
  const precision = precisionOf(number);
  const { levels } = layer.chunks;
  const findNext = (level: number): number => layer.findDirtyLevel(level);
  while (state.level < levels.length) {
    const level = levels[state.level];
    for (let i = state.take(); i < level.length; i = state.take()) {
      const result = layer.sweep(level[i], precision);
      if (result !== undefined) state.record(result);
    }
    if (!state.finishLevel(threads, findNext)) return;
  }
}
