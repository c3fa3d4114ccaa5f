import type { GameResult } from '@tabuleiro/arena';
import { classico } from '@tabuleiro/chess';
import { classicoSearchGame, levelParametersOf } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { countOpenings, queensGiven } from '../../src/calibrate/levelOne.js';

function played(moves: string, isFirstAhead = true): GameResult {
  return { number: 0, isFirstAhead, points: 0, reason: 'resign', moves: moves.split(' ') };
}

test('[P-AI] a queen taken for nothing counts as given away', () => {
  expect(queensGiven(classico, [played('e2e4 e7e5 d1h5 b8c6 h5f7 e8f7 a2a3')])).toBe(1);
  expect(queensGiven(classico, [played('a2a3 e7e5 b2b3 d8h4 c2c3 h4h2 h1h2 a7a6', false)])).toBe(1);
});

test('[P-AI] a queen exchanged, or lost later, does not', () => {
  expect(queensGiven(classico, [played('e2e4 d7d5 e4d5 d8d5 d1e2 d5e6 e2e6 c8e6 a2a3 a7a6')])).toBe(0);
  expect(queensGiven(classico, [played('e2e4 e7e5 d1h5 b8c6 h5f7 e8f7 a2a3', false)])).toBe(0);
});

test('[P-AI] fifty seeds of level 1 show at least ten openings', () => {
  expect(countOpenings(classicoSearchGame, levelParametersOf('classico', 1), 50)).toBeGreaterThanOrEqual(10);
});
