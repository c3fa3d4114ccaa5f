import { expect, test } from 'vitest';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { ways } from '../grid/examples.js';
import { read } from '../grid/reading.js';
import { DUCHY, DUKE, MANNERS, PAIR, PLACED, QUIET, START } from './positions.js';

test('[B-SETUP] the king is placed by its square alone', () => {
  expect(ways(view, START, 'K@e1')).toEqual(['e1:enter']);
});

test('[P-F6] a step is a piece and a target', () => {
  expect(ways(view, PLACED, 'b1c3')).toEqual(['b1 c3:move']);
  expect(ways(view, `4k2r/8/8/8/8/8/8/4K2R ${QUIET}`, 'h1h8')).toEqual(['h1 h8:capture']);
  expect(ways(view, '7k/8/8/3pP3/8/8/8/K7 w - d6 - b 0/0 -/- 0,- 1', 'e5d6')).toEqual(['e5 d6:capture']);
});

test('[B-CHARGE, B-LANCE] charge and lance are told apart only where both are possible', () => {
  expect(ways(view, MANNERS, 'e2e4')).toEqual(['e2 e4:push manner=lance']);
  expect(ways(view, MANNERS, 'e2*e4')).toEqual(['e2 e4:charge manner=charge']);
  const supported = MANNERS.replace('4k3/8/8/8/', '4k3/8/8/4p3/');
  expect(ways(view, supported, 'e2*e4')).toEqual(['e2 e4:charge']);
  expect(ways(view, MANNERS.replace('4n3', '4p3'), 'e2e4')).toEqual(['e2 e4:push']);
});

test('[B-LEGION] a pawn, its partner in either order, and a square ahead of one of them', () => {
  expect(ways(view, PLACED, 'd2&e2')).toEqual([
    'd2 e2:partner d3:move',
    'd2 e2:partner e3:move',
    'e2 d2:partner e3:move',
    'e2 d2:partner d3:move',
  ]);
  expect(ways(view, `4k3/8/8/4r3/3PP3/8/8/K7 ${QUIET}`, 'd4&e4').slice(0, 2)).toEqual([
    'd4 e4:partner d5:move',
    'd4 e4:partner e5:push',
  ]);
});

test('[B-PROMO] each pawn is asked about, unless only a duke is left to it', () => {
  expect(ways(view, PAIR, 'a7a8h')).toEqual(['a7 a8:move promotion=priest']);
  expect(ways(view, PAIR, 'a7&b7rh').at(0)).toBe(
    'a7 b7:partner a8:move promotion a8=rook promotion b8=priest',
  );
  const poor = PAIR.replace('RH/-', 'R/-');
  expect(ways(view, poor, 'a7&b7gr').at(0)).toBe('a7 b7:partner a8:move promotion a8=duke promotion b8=rook');
  expect(ways(view, poor, 'a7&b7rg').at(0)).toBe('a7 b7:partner a8:move promotion a8=rook');
  expect(ways(view, PAIR.replace('RH/-', '-/-'), 'a7a8g')).toEqual(['a7 a8:move']);
});

test('[B-DUKE-A] a retirement is the last question, where there is a duke to retire', () => {
  expect(ways(view, DUKE, 'b1c3')).toEqual(['b1 c3:move retire=stay']);
  expect(ways(view, DUKE, 'b1c3~d5')).toEqual(['b1 c3:move retire=d5']);
  expect(ways(view, DUKE.replace('3G4', '8'), 'b1c3')).toEqual(['b1 c3:move']);
});

test('[B-DUKE-B, B-PASS] what lies beside the board is chosen like a piece', () => {
  expect(ways(view, DUCHY, 'G@e5')).toEqual(['duchy-w e5:enter']);
  expect(ways(view, DUKE, 'pass')).toEqual(['pass']);
});

test('[B-CHARGE, B-PROMO, B-DUKE-A] the questions in words', () => {
  const position = read(view, PAIR);
  expect(view.ask('pt-BR', position, 'manner', ['lance', 'charge'])).toEqual({
    title: 'Charge ou Movimento de Lança?',
    answers: [
      { answer: 'charge', label: 'Charge: toma a peça, e o peão também sai do tabuleiro' },
      { answer: 'lance', label: 'Movimento de Lança: empurra a peça para trás' },
    ],
  });
  expect(view.ask('pt-BR', position, 'promotion b8', ['duke', 'priest'])).toEqual({
    title: 'Promover em b8 a que peça?',
    at: 'b8',
    premoved: 'priest',
    answers: [
      { answer: 'priest', label: 'Sumo-Sacerdote', art: 'w-priest' },
      { answer: 'duke', label: 'Grão-Duque', art: 'w-duke' },
    ],
  });
  expect(view.ask('en', position, 'promotion', ['duke', 'rook']).title).toBe('Promote to which piece?');
  expect(view.ask('pt-BR', position, 'retire', ['d5', 'stay', 'a3'])).toEqual({
    title: 'Retirar um Grão-Duque?',
    brief: 'Retirar?',
    answers: [
      { answer: 'a3', label: 'Retirar o de a3', short: 'a3', place: 'a3', art: 'w-duke' },
      { answer: 'd5', label: 'Retirar o de d5', short: 'd5', place: 'd5', art: 'w-duke' },
      { answer: 'stay', label: 'Não retirar', short: 'não' },
    ],
    usual: 'stay',
  });
});
