import { expect, test } from 'vitest';
import type { ExactValues } from '../../src/index.js';
import { layersUpTo } from '../../src/solver/layer.js';
import { type SolvedLayers, tableValues } from '../../src/solver/solvedLayers.js';

import { Layout } from '../../src/table/layout.js';
import { CERTAIN } from '../../src/table/winTable.js';
import { judgedUpTo, meanLoss } from '../search/judgedPositions.js';
import { solveLayers } from './solveLayers.js';

const THREE = solveLayers(layersUpTo(3));

test('3 against 3: who throws decides, not who is who', () => {
  const { sets } = THREE.side(3);
  const { values, columns, cells } = THREE.layer(3, 3);
  let largest = 0;
  for (let own = 0; own < sets.length; own++) {
    for (let other = 0; other < sets.length; other++) {
      if ((sets[own] & sets[other]) !== 0) continue;
      const swapped = 1 - values[cells + other * columns + own];
      largest = Math.max(largest, Math.abs(values[own * columns + other] - swapped));
    }
  }
  expect(largest).toBeLessThan(5e-7);
});

test('[P-AI] with the table of three nothing is given away, by the judgement of another solver', () => {
  const judged = judgedUpTo(3);
  expect(judged.length).toBeGreaterThan(1000);
  expect(meanLoss(truthOf(3, THREE), judged)).toBeLessThan(1e-6);
});

/** As the file of the table has it: 16 bits for a position. */
function truthOf(pieces: number, solved: SolvedLayers): ExactValues {
  const layout = new Layout(pieces);
  const values = new Uint16Array(layout.length);
  let at = 0;
  for (const row of tableValues(pieces, solved)) {
    values.set(row, at);
    at += row.length;
  }
  return { pieces, win: (own, other) => values[layout.indexOf(own, other)] / CERTAIN };
}
