import { expect, test } from 'vitest';
import { DirtyRows } from '../../src/solver/dirtyRows.js';
import { Layer } from '../../src/solver/layer.js';
import { Sweep } from '../../src/solver/sweep.js';
import { solveLayers } from './solveLayers.js';

test('raising only the rows that are due ends at the same worths', () => {
  const shelf = solveLayers([
    [1, 1],
    [2, 1],
  ]);
  const layer = new Layer(2, 1);
  const sweep = new Sweep(layer, shelf);
  const due = new DirtyRows(shelf.side(2).sets, 3);
  let [change, left] = [1, 0];
  while (change > 0) {
    change = 0;
    for (let row = layer.rows - 1; row >= 0; row--) {
      if (!due.isDirty(row)) left++;
      else {
        const since = due.now();
        const raised = sweep.updateRow(row);
        due.markUpdated(row, since, raised > 0);
        change = Math.max(change, raised);
      }
    }
  }
  expect(left).toBeGreaterThan(layer.rows);
  expect(layer.bits).toEqual(shelf.layer(2, 1).bits);
});
