import { expect, test } from 'vitest';
import { EXACT, LOWER, TranspositionTable, UPPER } from '../../src/tree/transpositionTable.js';

/** Sixteen buckets of four. */
function smallTable(): TranspositionTable {
  return new TranspositionTable(new ArrayBuffer(1024));
}

test('what is stored is found by its whole key, with negative scores and all 32 bits of a move', () => {
  const table = smallTable();
  table.store(0x12345678, -7, -2_000_000_001, -12_345, 17, LOWER);
  expect(table.find(0x12345678, -7)).toBe(true);
  expect([table.move, table.score, table.depth, table.bound]).toEqual([-2_000_000_001, -12_345, 17, LOWER]);
  expect(table.find(0x12345678, -8)).toBe(false);
  expect(table.find(0x12345678 ^ (1 << 20), -7)).toBe(false);
});

test('a fuller bucket keeps the deeper entries', () => {
  const table = smallTable();
  for (let i = 1; i <= 4; i++) table.store(i << 8, i, i, 0, i, EXACT);
  table.store(9 << 8, 9, 9, 0, 9, EXACT);
  expect(table.find(1 << 8, 1)).toBe(false);
  for (const i of [2, 3, 4, 9]) expect(table.find(i << 8, i)).toBe(true);
});

test('entries of older searches give way before shallower new ones', () => {
  const table = smallTable();
  table.store(1 << 8, 1, 1, 0, 8, EXACT);
  for (let i = 0; i < 3; i++) table.startGeneration();
  for (let i = 2; i <= 4; i++) table.store(i << 8, i, i, 0, 2, EXACT);
  table.store(5 << 8, 5, 5, 0, 1, EXACT);
  expect(table.find(1 << 8, 1)).toBe(false);
  for (const i of [2, 3, 4, 5]) expect(table.find(i << 8, i)).toBe(true);
});

test('a bound without a move keeps the move that was known', () => {
  const table = smallTable();
  table.store(3, 4, 77, 10, 5, EXACT);
  table.store(3, 4, 0, -10, 6, UPPER);
  table.find(3, 4);
  expect([table.move, table.depth, table.bound]).toEqual([77, 6, UPPER]);
});

test('an entry torn by two writers does not match', () => {
  const table = smallTable();
  table.store(1 << 8, 4, 77, 10, 5, EXACT);
  expect(table.find(1 << 8, 4)).toBe(true);
  const written = [...table.words.keys()].filter((word) => table.words[word] !== 0);
  expect(written).toHaveLength(4);
  for (const word of written) {
    table.words[word] ^= 1 << 9;
    expect(table.find(1 << 8, 4)).toBe(false);
    table.words[word] ^= 1 << 9;
  }
});

test('an empty table holds nothing, not even the key zero', () => {
  expect(smallTable().find(0, 0)).toBe(false);
});

test('the size is the largest power of two that fits', () => {
  expect([1, 16, 63, 64].map((megabytes) => TranspositionTable.bytes(megabytes) / 2 ** 20)).toEqual([
    1, 16, 32, 64,
  ]);
});
