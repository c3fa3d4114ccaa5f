import { type ExactValues, NO_EXACT_VALUES, TableFault } from '@tabuleiro/senet-engine';
import { expect, test } from 'vitest';
import { withSoundTable } from '../src/senet/tables.js';

/** As a table on the disk with a damaged page. */
const BROKEN: ExactValues = {
  pieces: 5,
  win: () => {
    throw new TableFault('damaged', 'page 7');
  },
};
const SOUND: ExactValues = { pieces: 2, win: () => 0.25 };

const ask = (table: ExactValues): string => `${table.pieces}: ${table.win(2, 4)}`;

test('a table that turns out to be damaged is told of once, and the next one speaks', () => {
  const told: string[] = [];
  expect(withSoundTable([BROKEN, SOUND], ask, (code) => told.push(code))).toBe('2: 0.25');
  expect(told).toEqual(['damaged']);
});

test('without any sound table everything is estimated', () => {
  expect(withSoundTable([BROKEN], ask, () => undefined)).toBe(`0: ${NO_EXACT_VALUES.win(2, 4)}`);
});

test('what is no fault of a table is no reason to go on', () => {
  const fail = (): never => {
    throw new Error('a mistake of ours');
  };
  expect(() => withSoundTable([SOUND], fail, () => undefined)).toThrow('a mistake of ours');
});
