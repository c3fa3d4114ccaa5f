import { BrasezCursor, brasez } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { read } from './positions.js';

const isDecided = (text: string): boolean => new BrasezCursor(read(text)).isDecided();

test('[B-50, B-KD, B-PASS] what the position alone decides, and what falls short of it', () => {
  const at = (clocks: string) => `7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- ${clocks} 1`;
  expect([isDecided(at('49,-')), isDecided(at('50,-')), isDecided(at('51,-'))]).toEqual([false, true, true]);
});

test('[B-FORCE] a bare king of either side decides', () => {
  const rest = 'w - - - b 0/0 -/- 0,- 1';
  expect(isDecided(`7k/8/8/8/8/8/P7/K7 ${rest}`)).toBe(true);
  expect(isDecided(`7k/7p/8/8/8/8/8/K7 ${rest}`)).toBe(true);
});

test('[B-SETUP] while the kings are placed there is no check and no ending', () => {
  const start = brasez.start();
  const cursor = new BrasezCursor(start);
  expect([cursor.inCheck(), cursor.isDecided(), cursor.outcome()]).toEqual([false, false, undefined]);
});
