import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { test } from 'vitest';
import { expectLegalAnswers } from './legal.js';

test.each(SEARCHED_GAMES)('[P-AI] %s: a legal answer in random positions, whenever it is stopped', (game) => {
  expectLegalAnswers(game, 300, 4);
});
