import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { readShipped } from '../shipped.js';
import { judgedUpTo, meanLoss } from './judgedPositions.js';

test('[S-TURN] another solver finds the same steps legal', () => {
  for (const { state, wins } of judgedUpTo(3)) {
    const legal = senet.moves(state).map((move) => senet.notation.formatMove(move));
    expect(new Set(legal), senet.notation.formatPosition(state)).toEqual(new Set(wins.keys()));
  }
});

test('[P-AI] with the table that is shipped nothing is given away, by the judgement of another solver', () => {
  const judged = judgedUpTo(2);
  expect(judged.length).toBeGreaterThan(300);
  expect(meanLoss(readShipped(), judged)).toBeLessThan(1e-6);
});
