import { expect, test } from 'vitest';
import { layersUpTo } from '../../src/table/layer.js';
import { solveLayers } from './solving.js';

test('3 against 3: who throws decides, not who is who', () => {
  const shelf = solveLayers(layersUpTo(3));
  const { sets } = shelf.side(3);
  const { worths, columns, cells } = shelf.layer(3, 3);
  let largest = 0;
  for (let own = 0; own < sets.length; own++) {
    for (let other = 0; other < sets.length; other++) {
      if ((sets[own] & sets[other]) !== 0) continue;
      const swapped = 1 - worths[cells + other * columns + own];
      largest = Math.max(largest, Math.abs(worths[own * columns + other] - swapped));
    }
  }
  expect(largest).toBeLessThan(5e-7);
});
