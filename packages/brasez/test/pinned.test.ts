import { expect, test } from 'vitest';
import { isLegalIn, targets } from './positions.js';

test('[B-SNEAK, B-CHECK] a pinned lord sneaks along the line of the pin only', () => {
  expect(targets('K2L3r/8/8/8/8/8/8/7k w - - - b 0/0 -/- 0,- 1', 'd8')).toEqual([
    'b8',
    'c8',
    'e8',
    'f8',
    'g8',
  ]);
});

test('[B-EP, B-CHECK] of two pawns that could take en passant the pinned one does not', () => {
  const position = '3r3k/8/8/1PpP4/8/8/8/3K4 w - c6 - b 0/0 -/- 0,- 1';
  expect(isLegalIn(position, 'b5c6')).toBe(true);
  expect(isLegalIn(position, 'd5c6')).toBe(false);
});
