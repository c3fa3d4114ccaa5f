import { BrasezCursor, brasez } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { read } from './positions.js';

const isDecided = (text: string): boolean => new BrasezCursor(read(text)).isDecided();

test('[B-50] fifty plies decide, one less does not', () => {
  const at = (clocks: string) => `7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- ${clocks} 1`;
  expect([isDecided(at('49,-')), isDecided(at('50,-')), isDecided(at('51,-'))]).toEqual([false, true, true]);
});

test('[B-KD] ten plies of kings and dukes decide, nine do not', () => {
  const at = (plies: number) => `7k/7g/8/8/8/8/G7/K7 w - - - b 0/0 -/- 10,${plies} 1`;
  expect([isDecided(at(9)), isDecided(at(10)), isDecided(at(11))]).toEqual([false, true, true]);
});

test('[B-REP] both halves of the key tell every field that makes a position', () => {
  const board = '7k/p6p/8/3pP3/8/8/P7/2R1KR2';
  const key = (fields: string) => new BrasezCursor(read(`${board} ${fields} 0,- 1`));
  const base = key('w - - - w 0/0 -/-');
  for (const fields of [
    ...['b - - - w 0/0 -/-', 'w B - - w 0/0 -/-', 'w G - - w 0/0 -/-', 'w - d6 - w 0/0 -/-'],
    ...['w - - A w 0/0 -/-', 'w - - a w 0/0 -/-', 'w - - h w 0/0 -/-', 'w - - - b 0/0 -/-'],
    ...['w - - - w! 0/0 -/-', 'w - - - w 1/0 -/-', 'w - - - w 0/1 -/-'],
    ...['w - - - w 0/0 N/-', 'w - - - w 0/0 -/N', 'w - - - w 0/0 NN/-'],
  ]) {
    const cursor = key(fields);
    expect(cursor.keyLow, fields).not.toBe(base.keyLow);
    expect(cursor.keyHigh, fields).not.toBe(base.keyHigh);
  }
  const later = new BrasezCursor(read(`${board} w - - - w 0/0 -/- 7,- 9`));
  expect([later.keyLow, later.keyHigh]).toEqual([base.keyLow, base.keyHigh]);
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
