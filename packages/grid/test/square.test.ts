import {
  ALL_DIRECTIONS,
  CELLS,
  DIAGONALS,
  fileOf,
  formatSquare,
  isDark,
  isOnBoard,
  KNIGHT_JUMPS,
  ORTHOGONALS,
  parseSquare,
  rankOf,
  SQUARES,
  squareAt,
} from '@tabuleiro/grid';
import { expect, test } from 'vitest';

test('64 squares from a1 to h8, each read back from its name', () => {
  const names = SQUARES.map(formatSquare);
  expect(names).toHaveLength(64);
  expect(names.slice(0, 9)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2']);
  expect(names.at(-1)).toBe('h8');
  expect(names.map(parseSquare)).toEqual(SQUARES);
});

test('file and rank lead back to the square', () => {
  for (const square of SQUARES) expect(squareAt(fileOf(square), rankOf(square))).toBe(square);
  expect([fileOf(squareAt(4, 2)), rankOf(squareAt(4, 2))]).toEqual([4, 2]);
});

test('no other text is a square', () => {
  for (const text of ['', 'a', 'a0', 'a9', 'i1', 'A1', 'a1 ', ' a1', '1a', 'é1', 'a١', '😀']) {
    expect(parseSquare(text)).toBeUndefined();
  }
});

test('exactly the 64 squares are on the board', () => {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(isOnBoard);
  expect(cells).toEqual(SQUARES);
});

test('no step and no jump leaves the array', () => {
  for (const square of SQUARES) {
    for (const step of [...ALL_DIRECTIONS, ...KNIGHT_JUMPS]) {
      expect(square + step >= 0 && square + step < CELLS).toBe(true);
    }
  }
});

test('steps and jumps have their shape', () => {
  const shape = (step: number): number[] => {
    const [from, to] = [squareAt(4, 4), squareAt(4, 4) + step];
    return [Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from))].sort();
  };
  for (const step of ORTHOGONALS) expect(shape(step)).toEqual([0, 1]);
  for (const step of DIAGONALS) expect(shape(step)).toEqual([1, 1]);
  for (const jump of KNIGHT_JUMPS) expect(shape(jump)).toEqual([1, 2]);
  for (const steps of [ALL_DIRECTIONS, KNIGHT_JUMPS]) expect(new Set(steps).size).toBe(8);
});

test('[C-START] a1 is dark and h1, at White’s lower right, is light', () => {
  expect(isDark(squareAt(0, 0))).toBe(true);
  expect(isDark(squareAt(7, 0))).toBe(false);
  expect(isDark(squareAt(0, 7))).toBe(false);
  expect(SQUARES.filter(isDark)).toHaveLength(32);
});
