import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { test } from 'vitest';
import { expectLegalAnswers } from './legal.js';

test.each(SEARCHED_GAMES)(
  '[P-AI] %s: a legal answer in 100,000 positions, whenever it is stopped',
  (game) => {
    expectLegalAnswers(game, 100_000, 5, (done) => console.log(`${game}: ${done} positions`));
  },
);
