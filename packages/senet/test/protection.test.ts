import { expect, test } from 'vitest';
import { legal, place } from './positions.js';

test('[S-PROT] neither piece of a pair can be landed on, but the pair can be overtaken', () => {
  expect(legal(place('A11 B12 B13', 'A 1'))).toEqual(['skip']);
  expect(legal(place('A11 B12 B13', 'A 2'))).toEqual(['skip']);
  expect(legal(place('A11 B12 B13', 'A 3'))).toEqual(['11-14']);
});

test('[S-PROT] a piece without a neighbour of its own can be landed on', () => {
  expect(legal(place('A11 B13', 'A 2'))).toEqual(['11-13']);
  expect(legal(place('A11 A12 B13 A14', 'A 2'))).toEqual(['11-13', '14-16']);
  expect(legal(place('A11 B13 B15', 'A 2'))).toEqual(['11-13']);
});

test('[S-ADJ] 10 and 11, 20 and 21 are neighbours', () => {
  expect(legal(place('A8 B10 B11', 'A 2'))).toEqual(['skip']);
  expect(legal(place('A8 B10 B11', 'A 3'))).toEqual(['skip']);
  expect(legal(place('A17 B20 B21', 'A 3'))).toEqual(['skip']);
  expect(legal(place('A17 B20 B21', 'A 4'))).toEqual(['skip']);
});

test('[S-ADJ] squares that only touch on the board are not: 1 and 20, 10 and 30, 11 and 30', () => {
  expect(legal(place('A18 B1 B20', 'A 2'))).toEqual(['18-20']);
  expect(legal(place('A8 B10 B30', 'A 2'))).toEqual(['8-10']);
  expect(legal(place('A8 B11 B30', 'A 3'))).toEqual(['8-11']);
  expect(legal(place('A3 B5 B16', 'A 2'))).toEqual(['3-5']);
});

test('[S-PROT] [S-26] [S-29] a lone piece on 26 or 29 cannot be landed on', () => {
  expect(legal(place('A24 B26', 'A 2'))).toEqual(['skip']);
  expect(legal(place('A25 B29', 'A 4'))).toEqual(['skip']);
  expect(legal(place('A25 B28', 'A 3'))).toEqual(['25-28']);
  expect(legal(place('A25 B30', 'A 5'))).toEqual(['25-30']);
});

test('[S-PROT] [S-ADJ] 28 and 30 are protected by a neighbour on 29; 26 does not reach 28 over the water', () => {
  expect(legal(place('A25 B28 B29', 'A 3'))).toEqual(['skip']);
  expect(legal(place('A25 B29 B30', 'A 5'))).toEqual(['skip']);
  expect(legal(place('A25 B26 B28', 'A 3'))).toEqual(['25-28']);
  expect(legal(place('A24 B25 B26', 'A 1'))).toEqual(['skip']);
});
