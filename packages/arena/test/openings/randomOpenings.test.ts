import { DEFAULT_OPENING_OPTIONS, drawOpenings } from '@tabuleiro/arena';
import { classicoSearchGame } from '@tabuleiro/engine';
import { expect, test } from 'vitest';

test('openings are drawn alike from the same seed, and within their length', () => {
  const wishes = { ...DEFAULT_OPENING_OPTIONS, count: 5, nodes: 300 };
  const drawn = drawOpenings(classicoSearchGame, wishes);
  expect(drawOpenings(classicoSearchGame, wishes)).toEqual(drawn);
  expect(drawOpenings(classicoSearchGame, { ...wishes, seed: 2 })).not.toEqual(drawn);
  for (const { length } of drawn) expect(length >= 4 && length <= 8).toBe(true);
});
