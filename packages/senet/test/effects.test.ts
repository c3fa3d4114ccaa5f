import { type SenetState, senet } from '@tabuleiro/senet';
import { effectTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { place } from './positions.js';

const effects = (state: SenetState, text: string): string[] => effectTexts(senet, state, text);

test('[S-SETUP, S-TRACK] what stands where is told along the track', () => {
  const pieces = [...senet.pieces(senet.start())];
  expect(pieces.map(([square]) => square).join(' ')).toBe('1 2 3 4 5 6 7 8 9 10');
  expect(pieces[0]).toEqual(['1', { name: 'piece', player: 'A' }]);
  expect(pieces[9]).toEqual(['10', { name: 'piece', player: 'B' }]);
});

test('[S-MOVE] a piece goes to an empty square, over others if need be', () => {
  expect(effects(place('A8 B9 B30', 'A 3'), '8-11')).toEqual(['moved A piece 8 11']);
  expect(effects(place('A30 B9', 'B 1'), '9-10')).toEqual(['moved B piece 9 10']);
});

test('[S-LAND] it changes places with a lone enemy', () => {
  expect(effects(place('A8 B11', 'A 3'), '8-11')).toEqual(['swapped A piece 8 11 B piece']);
  expect(effects(place('A10 B8', 'B 2'), '8-10')).toEqual(['swapped B piece 8 10 A piece']);
});

test('[S-WATER] from 27 it falls to 15, or to the first empty square before it', () => {
  expect(effects(place('A24 B5', 'A 3'), '24-27')).toEqual(['fell A piece 24 27 15']);
  expect(effects(place('A24 B15', 'A 3'), '24-27')).toEqual(['fell A piece 24 27 14']);
  expect(effects(place('B23 B15 A14 B13 A2', 'B 4'), '23-27')).toEqual(['fell B piece 23 27 12']);
});

test('[S-26, S-28, S-29, S-30, S-EXIT] an exact throw bears a piece off', () => {
  expect(effects(place('A26 B5', 'A 5'), '26-31')).toEqual(['borneOff A piece 26']);
  expect(effects(place('A5 B28', 'B 3'), '28-31')).toEqual(['borneOff B piece 28']);
  expect(effects(place('A29 B5', 'A 2'), '29-31')).toEqual(['borneOff A piece 29']);
  expect(effects(place('A30 B5', 'A 1'), '30-31')).toEqual(['borneOff A piece 30']);
});

test('[S-TURN, S-SKIP] a throw and a lost turn do nothing to the board', () => {
  for (const die of ['1', '2', '3', '4', '5']) expect(effects(senet.start(), die)).toEqual([]);
  expect(effects(place('A30 B5', 'A 4'), 'skip')).toEqual([]);
});
