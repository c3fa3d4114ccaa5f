import { LAST, WATER } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { countOf, Layout } from '../../src/table/layout.js';
import { choose, RESTS, rankOf, setsOf } from '../../src/table/squareSets.js';

test.each([
  [1, 812],
  [2, 165_242],
  [3, 12_230_750],
  [4, 437_373_650],
  [5, 8_560_690_670],
])('a table of %i a side has %i positions', (pieces, positions) => {
  expect(new Layout(pieces).length).toBe(positions);
});

test.each([1, 2])(
  'with at most %i a side every position has a place of its own, and no place is left',
  (pieces) => {
    const layout = new Layout(pieces);
    const taken = new Uint8Array(layout.length);
    const sizes = Array.from({ length: pieces }, (_, i) => setsOf(i + 1));
    for (const own of sizes.flatMap((sets) => [...sets])) {
      for (const other of sizes.flatMap((sets) => [...sets])) {
        if ((own & other) === 0) taken[layout.indexOf(own, other)]++;
      }
    }
    expect(taken.every((times) => times === 1)).toBe(true);
  },
);

test('the last place of a table of five belongs to the most advanced pieces', () => {
  const top = (count: number, not: number): number => {
    let set = 0;
    for (let square = LAST; countOf(set) < count; square--) {
      if (square !== WATER && ((not >> square) & 1) === 0) set |= 1 << square;
    }
    return set;
  };
  const layout = new Layout(5);
  const own = top(5, 0);
  expect(layout.indexOf(own, top(5, own))).toBe(layout.length - 1);
});

test.each([1, 2, 3, 4, 5])('sets of %i are numbered without a gap', (size) => {
  const sets = setsOf(size);
  expect(sets.length).toBe(choose(RESTS, size));
  expect(sets.every((set, rank) => rankOf(set) === rank && countOf(set) === size)).toBe(true);
  expect(sets.every((set) => ((set >> WATER) & 1) === 0)).toBe(true);
});
