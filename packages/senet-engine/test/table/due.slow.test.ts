import { expect, test } from 'vitest';
import { Due } from '../../src/table/due.js';
import { Layer } from '../../src/table/layer.js';
import { Sweep } from '../../src/table/sweep.js';
import { solveLayers } from './solving.js';

test('raising only the rows that are due ends at the same worths', () => {
  const shelf = solveLayers([
    [1, 1],
    [2, 1],
  ]);
  const layer = new Layer(2, 1);
  const sweep = new Sweep(layer, shelf);
  const due = new Due(shelf.side(2).sets, 3);
  let [change, left] = [1, 0];
  while (change > 0) {
    change = 0;
    for (let row = layer.rows - 1; row >= 0; row--) {
      if (!due.isDue(row)) left++;
      else {
        const since = due.now();
        const raised = sweep.raise(row);
        due.mark(row, since, raised > 0);
        change = Math.max(change, raised);
      }
    }
  }
  expect(left).toBeGreaterThan(layer.rows);
  expect(layer.bits).toEqual(shelf.layer(2, 1).bits);
});
