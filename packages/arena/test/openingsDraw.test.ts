import { drawOpenings, USUAL_WISHES } from '@tabuleiro/arena';
import { classicoMind } from '@tabuleiro/engine';
import { expect, test } from 'vitest';

test('openings are drawn alike from the same seed, and within their length', () => {
  const wishes = { ...USUAL_WISHES, count: 5, nodes: 300 };
  const drawn = drawOpenings(classicoMind, wishes);
  expect(drawOpenings(classicoMind, wishes)).toEqual(drawn);
  expect(drawOpenings(classicoMind, { ...wishes, seed: 2 })).not.toEqual(drawn);
  for (const { length } of drawn) expect(length >= 4 && length <= 8).toBe(true);
});
