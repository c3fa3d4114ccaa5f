import { expect, test } from 'vitest';
import { drawn, legal, place } from './positions.js';

test('[S-BLOCK] three enemies in sequence cannot be passed', () => {
  const state = drawn(
    `
    . . . . . . . . . .
    . . . . . B B B A .
    . . . . . . . . . .
    `,
    'A 4',
  );
  expect(legal(state)).toEqual(['skip']);
  expect(legal(place('A12 B13 B14', 'A 4'))).toEqual(['12-16']);
});

test('[S-BLOCK] a wall stops each piece whose way leads through any part of it', () => {
  expect(legal(place('A8 A10 A11 A15 B12 B13 B14', 'A 5'))).toEqual(['15-20']);
  expect(legal(place('A8 A9 A16 B12 B13 B14', 'A 3'))).toEqual(['8-11', '16-19']);
});

test('[S-BLOCK] no square of a wall can be landed on, neither its ends nor its middle', () => {
  for (const die of [1, 2, 3]) expect(legal(place('A11 B12 B13 B14', `A ${die}`))).toEqual(['skip']);
  for (const die of [1, 2, 3, 4]) expect(legal(place('A11 B12 B13 B14 B15', `A ${die}`))).toEqual(['skip']);
});

test('[S-BLOCK] four and five in sequence block as well', () => {
  expect(legal(place('A11 B12 B13 B14 B15', 'A 5'))).toEqual(['skip']);
  expect(legal(place('A9 B10 B11 B12 B13 B14', 'A 5'))).toEqual(['skip']);
});

test('[S-BLOCK] [S-ADJ] a wall goes round the corners of the board', () => {
  expect(legal(place('A8 B9 B10 B11', 'A 4'))).toEqual(['skip']);
  expect(legal(place('A18 B19 B20 B21', 'A 4'))).toEqual(['skip']);
  expect(legal(place('A18 B20 B21 B22', 'A 5'))).toEqual(['skip']);
});

test('[S-BLOCK] [S-ADJ] squares above one another on the board are no sequence', () => {
  expect(legal(place('A9 B10 B11 B30', 'A 4'))).toEqual(['9-13']);
});

test('[S-BLOCK] a wall of one’s own does not block, and a mixed row is no wall', () => {
  expect(legal(place('A11 A12 A13 A14 B1', 'A 4'))).toContain('11-15');
  expect(legal(place('A11 A13 B12 B14 B15', 'A 5'))).toEqual(['11-16', '13-18']);
});

test('[S-BLOCK] a wall behind a piece, or beyond its target, does not matter', () => {
  expect(legal(place('A15 B12 B13 B14', 'A 4'))).toEqual(['15-19']);
  expect(legal(place('A9 B12 B13 B14', 'A 2'))).toEqual(['9-11']);
});

test('[S-BLOCK] a wall on 28–29–30 stops the exit from 26', () => {
  expect(legal(place('A26 B28 B29 B30', 'A 5'))).toEqual(['skip']);
  expect(legal(place('A26 B29 B30', 'A 5'))).toEqual(['26-31']);
  expect(legal(place('A26 B28 A29 B30', 'A 5'))).toEqual(['26-31']);
});

test('[S-BLOCK] a wall up to 26 stops 27, 28 and beyond: the water is no way round', () => {
  expect(legal(place('A23 B24 B25 B26', 'A 4'))).toEqual(['skip']);
  expect(legal(place('A23 B24 B25 B26', 'A 5'))).toEqual(['skip']);
});

test('[S-BLOCK] 27 is always empty, so 25–26 and 28–29 are two pairs and no wall', () => {
  expect(legal(place('A24 B25 B26 B28 B29', 'A 3'))).toEqual(['24-27']);
  expect(legal(place('A23 B25 B26 B28 B29', 'A 4'))).toEqual(['23-27']);
});

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
