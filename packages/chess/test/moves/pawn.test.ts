import { classico, nucleo } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, core, movesFrom } from '../positions.js';

test('[C-PROMO, C-CHECK] a pinned pawn promotes along the line of its pin and nowhere else', () => {
  expect(movesFrom(classico, classic('5n1b/6P1/5K2/8/8/8/8/k7'), 'g7')).toBe('g7h8b g7h8n g7h8q g7h8r');
  expect(movesFrom(classico, classic('K7/8/8/8/8/5k2/6p1/5N1B b'), 'g2')).toBe('g2h1b g2h1n g2h1q g2h1r');
  expect(movesFrom(classico, classic('2b5/1P6/K7/8/8/8/8/7k'), 'b7')).toBe('b7c8b b7c8n b7c8q b7c8r');
  expect(movesFrom(classico, classic('2n5/KP5r/8/8/8/8/8/7k'), 'b7')).toBe('');
});

test('[N-PROMO, N-CHECK] nucleo: so does a pawn that becomes a queen at once', () => {
  expect(movesFrom(nucleo, core('5n1b/6P1/5K2/8/8/8/8/k7'), 'g7')).toBe('g7h8q');
});
