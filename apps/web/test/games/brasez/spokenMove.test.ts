import { expect, test } from 'vitest';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { said } from '../grid/examples.js';
import { DUCHY, DUKE, MANNERS, PAIR, PLACED, QUIET, START } from './positions.js';

test.each([
  ['B-SETUP', START, 'K@e1', 'rei em e1, Grão-Lorde em d1', 'king on e1, Warlord on d1'],
  ['B-KNIGHT', DUKE, 'b1c3', 'cavalo de b1 para c3', 'knight from b1 to c3'],
  [
    'B-ROOK',
    `4k2r/8/8/8/8/8/8/4K2R ${QUIET}`,
    'h1h8',
    'torre de h1 toma a torre em h8',
    'rook from h1 takes the rook on h8',
  ],
  ['B-DOUBLE', PLACED, 'e2e4', 'peão de e2 para e4', 'pawn from e2 to e4'],
  [
    'B-EP',
    '7k/8/8/3pP3/8/8/8/K7 w - d6 - b 0/0 -/- 0,- 1',
    'e5d6',
    'peão de e5 toma en passant o peão em d5 e vai para d6',
    'pawn from e5 takes the pawn on d5 en passant and goes to d6',
  ],
  [
    'B-CASTLE',
    'hnr1krnh/8/8/8/8/8/8/H1R1KR1H w BG - - b 0/0 -/- 0,- 1',
    'e1g1',
    'roque pequeno: rei de e1 para g1',
    'castling short: king from e1 to g1',
  ],
  [
    'B-CASTLE',
    'hnr1krnh/8/8/8/8/8/8/H1R1KR1H w BG - - b 0/0 -/- 0,- 1',
    'e1b1',
    'roque grande: rei de e1 para b1',
    'castling long: king from e1 to b1',
  ],
  [
    'B-CHARGE',
    `4k3/8/3r4/8/3P4/8/8/4K2R ${QUIET}`,
    'd4*d6',
    'charge: peão de d4 toma a torre em d6, e os dois saem do tabuleiro',
    'charge: pawn from d4 takes the rook on d6, and both leave the board',
  ],
  [
    'B-LANCE, B-PUSH',
    '4k3/8/8/8/8/4n3/4P3/K7 w - - E b 0/0 -/- 0,- 1',
    'e2e4',
    'lança: peão de e2 para e4, empurra o cavalo de e3 para e5',
    'lance: pawn from e2 to e4, pushes the knight from e3 to e5',
  ],
  [
    'B-LANCE, B-PUSH',
    MANNERS,
    'e2e4',
    'lança: peão de e2 para e4, empurra o cavalo de e4 para e5',
    'lance: pawn from e2 to e4, pushes the knight from e4 to e5',
  ],
  [
    'B-LEGION',
    PLACED,
    'd2&e2',
    'legião: peões de d2 e e2 para d3 e e3',
    'legion: pawns from d2 and e2 to d3 and e3',
  ],
  [
    'B-LEGION, B-PUSH',
    `4k3/8/8/3pr3/3PP3/8/8/K7 ${QUIET}`,
    'd4&e4',
    'legião: peões de d4 e e4 para d5 e e5, empurram o peão de d5 para d6 e a torre de e5 para e6',
    'legion: pawns from d4 and e4 to d5 and e5, push the pawn from d5 to d6 and the rook from e5 to e6',
  ],
  ['B-PROMO', PAIR, 'a7a8r', 'peão de a7 para a8, promove a torre', 'pawn from a7 to a8, promotes to rook'],
  [
    'B-PROMO',
    PAIR,
    'a7&b7gh',
    'legião: peões de a7 e b7 para a8 e b8, promovem a Grão-Duque e a Sumo-Sacerdote',
    'legion: pawns from a7 and b7 to a8 and b8, promote to Grand Duke and High Priest',
  ],
  [
    'B-PROMO',
    PAIR,
    'a7&b7gg',
    'legião: peões de a7 e b7 para a8 e b8, promovem ambos a Grão-Duque',
    'legion: pawns from a7 and b7 to a8 and b8, both promote to Grand Duke',
  ],
  [
    'B-SNEAK',
    `2L4k/8/8/8/7p/8/8/K7 ${QUIET}`,
    'c8a2',
    'movimento sorrateiro: Lorde de c8 para a2',
    'sneak move: Lord from c8 to a2',
  ],
  ['B-LORD', `2L4k/8/8/8/7p/8/8/K7 ${QUIET}`, 'c8b7', 'Lorde de c8 para b7', 'Lord from c8 to b7'],
  ['B-DUKE-B', DUCHY, 'G@e5', 'Grão-Duque entra em e5', 'Grand Duke enters on e5'],
  [
    'B-DUKE-A',
    DUKE,
    'b1c3~d5',
    'cavalo de b1 para c3; o Grão-Duque de d5 se retira para o Ducado',
    'knight from b1 to c3; the Grand Duke on d5 retires to the Duchy',
  ],
  [
    'B-ZONE',
    '7k/8/8/2g5/1p6/8/N7/K5R1 w - - - w 0/0 -/- 0,- 1',
    'a2b4',
    'cavalo de a2 toma o peão em b4; a zona do Grão-Duque captura o cavalo em b4',
    'knight from a2 takes the pawn on b4; the Grand Duke’s zone captures the knight on b4',
  ],
  [
    'B-ZONE, B-LANCE',
    '4k3/8/8/8/8/4g3/4P3/K6R w - - E b 0/0 -/- 0,- 1',
    'e2e4',
    'lança: peão de e2 para e4, empurra o Grão-Duque de e3 para e5; a zona do Grão-Duque captura o peão em e4',
    'lance: pawn from e2 to e4, pushes the Grand Duke from e3 to e5; the Grand Duke’s zone captures the pawn on e4',
  ],
  [
    'B-ZONE, B-PROMO',
    '2g5/PP6/7k/8/8/3G4/8/K5R1 w - - - b 0/0 R/- 0,- 1',
    'a7&b7gr~d3',
    'legião: peões de a7 e b7 para a8 e b8, promovem a Grão-Duque e a torre; a zona do Grão-Duque captura a torre em b8; o Grão-Duque de d3 se retira para o Ducado',
    'legion: pawns from a7 and b7 to a8 and b8, promote to Grand Duke and rook; the Grand Duke’s zone captures the rook on b8; the Grand Duke on d3 retires to the Duchy',
  ],
  [
    'B-PASS',
    DUKE,
    'pass',
    'passe: a Peça de Passagem vai para as pretas',
    'pass: the Pass token goes to Black',
  ],
])('[%s] in %s, %s is said "%s"', (_, position, action, portuguese, english) => {
  expect(said(view, position, action)).toEqual([portuguese, english]);
});
