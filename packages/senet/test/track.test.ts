import { COLUMNS, columnOf, LAST, ROWS, rowOf, squareAt } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { after, drawn, text } from './positions.js';

test('[S-TRACK] three rows of ten, 1 to 10 rightwards, 11 to 20 back, 21 to 30 rightwards', () => {
  const board = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => squareAt(row, column)),
  );
  expect(board).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [20, 19, 18, 17, 16, 15, 14, 13, 12, 11],
    [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
  ]);
});

test('[S-TRACK] row and column lead back to the square', () => {
  for (let square = 1; square <= LAST; square++) {
    expect(squareAt(rowOf(square), columnOf(square))).toBe(square);
  }
});

test('[S-TRACK] a move follows the S: from the right end of the top row down, then back to the left', () => {
  const state = drawn(
    `
    . . . . . . . . . A
    B . . . . . . . . .
    . . . . . . . . . .
    `,
    'A 3',
  );
  expect(after(state, '10-13')).toBe(text('A13 B20', 'B -'));
  expect(after(state, '10-13', '2', '20-22')).toBe(text('A13 B22', 'A -'));
});
