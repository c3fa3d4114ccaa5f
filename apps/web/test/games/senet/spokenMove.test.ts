import { expect, test } from 'vitest';
import { throwsAgain } from '../../../src/games/senet/spokenMove.js';
import { position, read, told } from './positions.js';

const START = read('ABABABABAB/........../.......... A -');

test('[S-TURN] [S-DIE] a throw is told', () => {
  expect(told(START, '4')).toEqual(['o dado dá 4', 'the die shows 4']);
});

test('[S-EXTRA] [S-EX1] a 1 and a 5 tell that the player throws again', () => {
  expect(told(START, '5')).toEqual([
    'o dado dá 5, move e joga de novo',
    'the die shows 5, moves and throws again',
  ]);
  expect(told(position('A9 A20 B1', 'A -'), '1')).toEqual([
    'o dado dá 1, move e joga de novo',
    'the die shows 1, moves and throws again',
  ]);
  expect(told(position('A9 A20 B1', 'A 1'), '9-10')).toEqual([
    'cone da casa 9 para a casa 10; joga de novo',
    'cone from house 9 to house 10; throws again',
  ]);
});

test('[S-EXTRA] [S-SKIP] [S-WIN] the die promises another throw only to whoever will have it', () => {
  expect(throwsAgain(position('A9 A20 B1', 'A 5'))).toBe(true);
  expect(throwsAgain(position('A9 A20 B1', 'A 4'))).toBe(false);
  expect(throwsAgain(position('A26 B1', 'A 1'))).toBe(false);
  expect(throwsAgain(position('A30 B1', 'A 1'))).toBe(false);
  expect(throwsAgain(position('A9 A20 B1', 'A -'))).toBe(false);
});

test('[S-MUST] the one piece that can move is named', () => {
  expect(told(position('A9 A26 B1', 'A -'), '3')).toEqual([
    'o dado dá 3; só o cone da casa 9 pode andar',
    'the die shows 3; only the cone on house 9 can move',
  ]);
});

test('[S-SKIP] a throw without a move and the lost turn are told, also with 1 and 5', () => {
  expect(told(position('A26 B1', 'A -'), '1')).toEqual([
    'o dado dá 1; nenhuma peça pode andar',
    'the die shows 1; no piece can move',
  ]);
  expect(told(position('A26 B1', 'A 1'), 'skip')).toEqual(['perde a vez', 'loses the turn']);
});

test('[S-MOVE] a step is told from house to house', () => {
  expect(told(position('A9 B20', 'A 3'), '9-12')).toEqual([
    'cone da casa 9 para a casa 12',
    'cone from house 9 to house 12',
  ]);
  expect(told(position('A9 B20', 'B 2'), '20-22')).toEqual([
    'carretel da casa 20 para a casa 22',
    'spool from house 20 to house 22',
  ]);
});

test('[S-LAND] [S-EX2] a swap tells where the other piece goes', () => {
  expect(told(position('A8 B11', 'A 3'), '8-11')).toEqual([
    'cone da casa 8 para a casa 11; troca com o carretel, que vai para a casa 8',
    'cone from house 8 to house 11; swaps with the spool, which goes to house 8',
  ]);
  expect(told(position('A28 B25', 'B 3'), '25-28')).toEqual([
    'carretel da casa 25 para a casa 28, Casa dos Três Juízes, só sai com 3; troca com o cone, que vai para a casa 25',
    'spool from house 25 to house 28, House of the Three Judges, leaves only with a 3; swaps with the cone, which goes to house 25',
  ]);
});

test('[S-BLOCK] three in sequence are told as a wall', () => {
  expect(told(position('A9 A12 A13 B20', 'A 2'), '9-11')).toEqual([
    'cone da casa 9 para a casa 11, forma um bloqueio de 11 a 13',
    'cone from house 9 to house 11, makes a wall on 11 to 13',
  ]);
});

test('[S-26] [S-28] [S-29] [S-30] a house tells what it does to the piece that comes', () => {
  const arrivals: readonly (readonly [number, number, string, string])[] = [
    [
      24,
      26,
      'Casa da Beleza, fica protegido, só sai com 5',
      'House of Beauty, is protected there, leaves only with a 5',
    ],
    [24, 28, 'Casa dos Três Juízes, só sai com 3', 'House of the Three Judges, leaves only with a 3'],
    [
      25,
      29,
      'Casa de Rá, fica protegido, só sai com 2',
      'House of Ra, is protected there, leaves only with a 2',
    ],
    [
      25,
      30,
      'Casa de Hórus, só sai com 1; joga de novo',
      'House of Horus, leaves only with a 1; throws again',
    ],
    [13, 15, 'Casa da Ressurreição', 'House of Resurrection'],
  ];
  for (const [from, to, pt, en] of arrivals) {
    expect(told(position(`A${from} B1`, `A ${to - from}`), `${from}-${to}`)).toEqual([
      `cone da casa ${from} para a casa ${to}, ${pt}`,
      `cone from house ${from} to house ${to}, ${en}`,
    ]);
  }
});

test('[S-WATER] a fall tells where the piece comes out, and that an extra throw stays', () => {
  expect(told(position('A24 B1', 'A 3'), '24-27')).toEqual([
    'cone da casa 24 cai na Casa da Água e volta para a casa 15, Casa da Ressurreição',
    'cone from house 24 falls into the House of Water and returns to house 15, House of Resurrection',
  ]);
  expect(told(position('A22 B15 A14', 'A 5'), '22-27')).toEqual([
    'cone da casa 22 cai na Casa da Água e, com a casa 15 ocupada, volta para a casa 13; joga de novo',
    'cone from house 22 falls into the House of Water and, house 15 being taken, returns to house 13; throws again',
  ]);
});

test('[S-EXIT] a piece that leaves tells how many are left', () => {
  const exits: readonly (readonly [number, number, string, string])[] = [
    [
      26,
      5,
      'Casa da Beleza, sai do tabuleiro, falta 1; joga de novo',
      'House of Beauty, leaves the board, 1 left; throws again',
    ],
    [
      28,
      3,
      'Casa dos Três Juízes, sai do tabuleiro, falta 1',
      'House of the Three Judges, leaves the board, 1 left',
    ],
    [29, 2, 'Casa de Rá, sai do tabuleiro, falta 1', 'House of Ra, leaves the board, 1 left'],
    [
      30,
      1,
      'Casa de Hórus, sai do tabuleiro, falta 1; joga de novo',
      'House of Horus, leaves the board, 1 left; throws again',
    ],
  ];
  for (const [from, die, pt, en] of exits) {
    expect(told(position(`A${from} A2 B1`, `A ${die}`), `${from}-31`)).toEqual([
      `cone da casa ${from}, ${pt}`,
      `cone from house ${from}, ${en}`,
    ]);
  }
  expect(told(position('A29 A2 A3 B1', 'A 2'), '29-31')[0]).toBe(
    'cone da casa 29, Casa de Rá, sai do tabuleiro, faltam 2',
  );
});

test('[S-WIN] the last piece is told, and that there is no throw after it', () => {
  expect(told(position('A26 B1', 'A -'), '5')).toEqual([
    'o dado dá 5; só o cone da casa 26 pode andar',
    'the die shows 5; only the cone on house 26 can move',
  ]);
  expect(told(position('A26 B1', 'A 5'), '26-31')).toEqual([
    'cone da casa 26, Casa da Beleza, sai do tabuleiro, era o último',
    'cone from house 26, House of Beauty, leaves the board, the last one',
  ]);
});
