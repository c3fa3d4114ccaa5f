import { expect, test } from 'vitest';
import { fromTable, isMateScore, MATE, movesToMate, toTable } from '../../src/tree/score.js';

test('plies to a forced win are told as moves of the winner', () => {
  expect([1, 2, 3, 4, 5].map((plies) => movesToMate(MATE - plies))).toEqual([1, 1, 2, 2, 3]);
  expect([2, 3, 4, 5].map((plies) => movesToMate(plies - MATE))).toEqual([-1, -1, -2, -2]);
});

test('a forced win in the table counts from its own position', () => {
  const atPly = 6;
  for (const score of [MATE - 9, 9 - MATE, 120, -35]) {
    expect(fromTable(toTable(score, atPly), atPly)).toBe(score);
  }
  expect(toTable(MATE - 9, atPly)).toBe(MATE - 3);
  expect(fromTable(toTable(MATE - 9, atPly), 0)).toBe(MATE - 3);
});

test('only scores near a mate are forced', () => {
  expect([MATE - 100, 100 - MATE, 5_000, -5_000].map(isMateScore)).toEqual([true, true, false, false]);
});
