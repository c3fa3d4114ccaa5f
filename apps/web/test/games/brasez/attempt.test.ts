import { expect, test } from 'vitest';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { typed, whyNot, whyNotInWords } from '../grid/examples.js';
import { DUCHY, DUKE, MANNERS, PLACED, QUIET, START } from './positions.js';

test.each([
  ['B-SETUP', START, 'e2', 'e4', 'setup-first'],
  ['B-SETUP', START, 'c1', 'c1', 'setup-square'],
  ['B-SETUP', START, 'duchy-w', 'e4', 'setup-first'],
  ['B-PAWN', PLACED, 'e2', 'e5', 'pawn-move'],
  ['B-PAWN', PLACED, 'e7', 'e5', 'enemy-piece'],
  ['B-PAWN', PLACED, 'd7', 'e7', 'enemy-piece'],
  ['B-LANCE', MANNERS.replace(' E ', ' - ').replace('4n3/8', '8/4n3'), 'e2', 'e3', 'lance-moved'],
  ['B-CHARGE', `4k3/8/3p4/8/3P4/8/8/K7 ${QUIET}`, 'd4', 'd6', 'charge-target'],
  ['B-CHARGE', `4k3/8/3r4/3n4/3L4/8/8/K7 ${QUIET}`, 'd4', 'd6', 'charge-blocked'],
  ['B-LEGION', `4k3/8/3p4/3p4/3PP3/8/8/K7 ${QUIET}`, 'e4', 'd4', 'legion-supported'],
  ['B-LEGION', `4k3/8/8/3g4/3PP3/8/8/K7 ${QUIET}`, 'd4', 'e4', 'legion-duke'],
  ['B-LEGION', `4k2n/8/8/8/3P1P2/8/8/K7 ${QUIET}`, 'd4', 'f4', 'pawn-move'],
  ['B-CASTLE', PLACED, 'e1', 'g1', 'castle-occupied'],
  ['B-DUKE-A', DUKE, 'd5', 'd6', 'duke-still'],
  ['B-DUKE-A', DUKE, 'd5', 'duchy-w', 'duke-still'],
  ['B-DUKE-A', DUKE, 'd5', 'd5', 'duke-still'],
  ['B-KNIGHT', DUKE, 'b1', 'b1', undefined],
  ['B-DUKE-B', DUCHY, 'duchy-w', 'g7', 'enter-king'],
  ['B-DUKE-B', DUKE, 'duchy-w', 'e4', 'enter-none'],
  ['B-DUKE-B', DUKE, 'duchy-w', 'duchy-w', 'enter-none'],
  ['B-PASS', PLACED, 'pass', 'pass', 'pass-token'],
  ['B-PASS', PLACED, 'e2', 'pass', 'pass-token'],
  ['B-DUKE-B', DUCHY, 'duchy-b', 'e4', undefined],
  ['B-DUKE-B', DUCHY, 'duchy-w', 'duchy-w', undefined],
  ['B-DUKE-A', DUKE, 'b1', 'duchy-w', undefined],
  ['B-DUKE-A', DUKE, 'd5', 'duchy-b', undefined],
])('[%s] in %s, from %s to %s: %s', (_, position, from, to, code) => {
  expect(whyNot(view, position, from, to)).toBe(code);
});

test('[B-LEGION, P-F6] the reason in words', () => {
  expect(whyNotInWords(view, `4k3/8/3p4/3p4/3PP3/8/8/K7 ${QUIET}`, 'e4', 'd4')).toBe(
    'O Movimento Legionário não é possível: o peão em d6 está logo atrás da peça a empurrar.',
  );
});

test.each([
  ['B-PASS', 'Passar', 'pass'],
  ['B-PASS', 'passar a vez', 'pass'],
  ['B-PASS', 'pass', 'pass'],
  ['B-DUKE-B', 'duque e4', 'G@e4'],
  ['B-DUKE-B', 'Grão-Duque em E4', 'G@e4'],
  ['B-DUKE-B', 'grand duke on e4', 'G@e4'],
  ['B-CHARGE', 'charge d4 d6', 'd4*d6'],
  ['B-LEGION', 'legião e2 d2', 'd2&e2'],
  ['B-LEGION', 'legion d2 and e2', 'd2&e2'],
  ['B-LEGION, B-DUKE-A', 'legião d2 e e2 retirar d5', 'd2&e2~d5'],
  ['B-DUKE-A', 'b1c3 retire d5', 'b1c3~d5'],
  ['B-DUKE-A', 'b1c3 retirar duque d5', 'b1c3~d5'],
  ['B-CASTLE', 'roque grande', 'e1b1'],
  ['B-CASTLE', 'castle short', 'e1g1'],
  ['B-SETUP', 'rei e1', undefined],
  ['B-DUKE-A', 'nada retirar d5', undefined],
  ['B-KNIGHT', 'Cc3', undefined],
])('[%s] "%s" may be typed for %s', (_, text, action) => {
  expect(typed(view, PLACED, text)).toBe(action);
});

test('[B-SETUP] the king is placed in words too', () => {
  expect(typed(view, START, 'Rei em E1')).toBe('K@e1');
  expect(typed(view, START, 'roque')).toBeUndefined();
});
