import type { ExactValues } from '@tabuleiro/senet-engine';
import { expect, test } from 'vitest';
import { compareTables } from '../../src/senet/sameValues.js';
import { readTruth } from '../../src/tune/senet/truth.js';

const table = readTruth();

test('every position of the table is compared with itself', () => {
  expect(compareTables(table, table)).toMatchObject({ positions: table.length, largest: 0 });
});

test('a table that differs in a single position is found out, and where', () => {
  const [own, other] = [(1 << 26) | (1 << 30), 1 << 28];
  const wrong: ExactValues = {
    pieces: table.pieces,
    win: (a, b) => table.win(a, b) + (a === own && b === other ? 1e-3 : 0),
  };
  const { largest, where } = compareTables(table, wrong);
  expect(largest).toBeCloseTo(1e-3, 9);
  expect(where).toEqual({ own, other });
});
