import {
  ADJACENT,
  DELTA,
  DIAGONAL,
  DIRECTION,
  fileOf,
  formatSquare,
  KNIGHT_MOVE,
  ORTHOGONAL,
  parseSquare,
  RELATION,
  rankOf,
  SQUARES,
  squaresBetween,
} from '@tabuleiro/grid';
import { expect, test } from 'vitest';

function relationOf(files: number, ranks: number): number {
  if (files === 0 && ranks === 0) return 0;
  const line = files === 0 || ranks === 0 ? ORTHOGONAL : files === ranks ? DIAGONAL : 0;
  if (line === 0) return files * ranks === 2 ? KNIGHT_MOVE : 0;
  return line | (Math.max(files, ranks) === 1 ? ADJACENT : 0);
}

test('the relation of every pair of squares is its geometry', () => {
  for (const from of SQUARES) {
    for (const to of SQUARES) {
      const files = Math.abs(fileOf(to) - fileOf(from));
      const ranks = Math.abs(rankOf(to) - rankOf(from));
      expect(RELATION[to - from + DELTA]).toBe(relationOf(files, ranks));
    }
  }
});

test('the direction between two squares on a line leads from one to the other', () => {
  for (const from of SQUARES) {
    for (const to of SQUARES) {
      const isLine = (RELATION[to - from + DELTA] & (ORTHOGONAL | DIAGONAL)) !== 0;
      const step = DIRECTION[to - from + DELTA];
      expect(step !== 0).toBe(isLine);
      if (isLine) expect([1, 2, 3, 4, 5, 6, 7]).toContain((to - from) / step);
    }
  }
});

test('squares between', () => {
  const between = (from: string, to: string): string[] =>
    squaresBetween(parseSquare(from) ?? 0, parseSquare(to) ?? 0).map(formatSquare);
  expect(between('a1', 'd4')).toEqual(['b2', 'c3']);
  expect(between('e8', 'e5')).toEqual(['e7', 'e6']);
  expect(between('h1', 'f1')).toEqual(['g1']);
  expect(between('a1', 'b2')).toEqual([]);
  expect(between('a1', 'b3')).toEqual([]);
  expect(between('c3', 'c3')).toEqual([]);
});
