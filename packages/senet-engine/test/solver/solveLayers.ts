import { Layer, type LayerKey } from '../../src/solver/layer.js';
import { SolvedLayers } from '../../src/solver/solvedLayers.js';
import { Sweep } from '../../src/solver/sweep.js';

/** Solves layers, each after those it depends on, in this thread. */
export function solveLayers(keys: readonly LayerKey[]): SolvedLayers {
  const shelf = new SolvedLayers();
  for (const key of keys) {
    const layer = new Layer(...key);
    const sweep = new Sweep(layer, shelf);
    shelf.add(layer);
    let change = 1;
    while (change > 0) {
      change = 0;
      for (let row = layer.rows - 1; row >= 0; row--) change = Math.max(change, sweep.updateRow(row));
    }
  }
  return shelf;
}
