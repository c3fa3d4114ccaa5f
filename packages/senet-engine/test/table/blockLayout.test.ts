import { expect, test } from 'vitest';
import { BlockLayout } from '../../src/table/blockLayout.js';
import { Layer, layersUpTo } from '../../src/table/layer.js';
import { setsOf } from '../../src/table/squareSets.js';

test.each([
  [1, 812],
  [2, 165_242],
  [3, 12_230_750],
  [4, 437_373_650],
  [5, 8_560_690_670],
])('a table of %i a side has %i positions', (pieces, positions) => {
  expect(new BlockLayout(pieces).length).toBe(positions);
});

test.each([1, 2])(
  'with at most %i a side every position has a place of its own, and no place is left',
  (pieces) => {
    const layout = new BlockLayout(pieces);
    const taken = new Uint8Array(layout.length);
    const sets = Array.from({ length: pieces }, (_, i) => [...setsOf(i + 1)]).flat();
    for (const own of sets) {
      for (const other of sets) if ((own & other) === 0) taken[layout.indexOf(own, other)]++;
    }
    expect(taken.every((times) => times === 1)).toBe(true);
  },
);

test('whoever owns which of the same squares, and whoever throws: it is one block, which begins at a multiple of its width', () => {
  const layout = new BlockLayout(5);
  const start = layersUpTo(5)
    .slice(0, -1)
    .reduce((sum, key) => sum + new Layer(key).positions, 0);
  const squares = [1, 3, 8, 14, 15, 16, 21, 26, 28, 30];
  const all = squares.reduce((set, square) => set | (1 << square), 0);
  const places = new Set<number>();
  for (let owned = 0; owned < 1 << 10; owned++) {
    const own = squares.reduce((set, square, i) => set | (((owned >> i) & 1) << square), 0);
    if (squares.filter((square) => (own >> square) & 1).length !== 5) continue;
    places.add(layout.indexOf(own, all ^ own) - start);
  }
  const first = Math.min(...places);
  expect([places.size, first % 252, Math.max(...places)]).toEqual([252, 0, first + 251]);
});
