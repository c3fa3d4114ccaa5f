import { expect, test } from 'vitest';
import { classicoView, nucleoView } from '../../../src/games/chess/chess.js';
import { said } from '../grid/examples.js';
import { played, read } from '../grid/reading.js';
import { traced } from '../traced.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const ROOKS = 'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2';
const BLACK = 'r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1';
const PROMOTION = '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1';

test.each([
  ['C-MOVE', START, 'g1f3', 'cavalo de g1 para f3', 'knight from g1 to f3'],
  ['C-MOVE', START, 'e2e4', 'peão de e2 para e4', 'pawn from e2 to e4'],
  ['C-MOVE', ROOKS, 'a1a8', 'torre de a1 toma a torre em a8', 'rook from a1 takes the rook on a8'],
  [
    'C-EP',
    ROOKS,
    'e5d6',
    'peão de e5 toma en passant o peão em d5 e vai para d6',
    'pawn from e5 takes the pawn on d5 en passant and goes to d6',
  ],
  [
    'C-CASTLE',
    ROOKS,
    'e1g1',
    'roque pequeno: rei de e1 para g1, torre de h1 para f1',
    'castling short: king from e1 to g1, rook from h1 to f1',
  ],
  [
    'C-CASTLE',
    BLACK,
    'e8c8',
    'roque grande: rei de e8 para c8, torre de a8 para d8',
    'castling long: king from e8 to c8, rook from a8 to d8',
  ],
  [
    'C-PROMO',
    PROMOTION,
    'a7a8q',
    'peão de a7 para a8, promove a dama',
    'pawn from a7 to a8, promotes to queen',
  ],
  [
    'C-PROMO',
    PROMOTION,
    'a7b8r',
    'peão de a7 toma o cavalo em b8, promove a torre',
    'pawn from a7 takes the knight on b8, promotes to rook',
  ],
])('[%s] in %s, %s is said "%s"', (_, position, action, portuguese, english) => {
  expect(said(classicoView, position, action)).toEqual([portuguese, english]);
});

test('[N-PROMO] the queen that nobody chose is said all the same', () => {
  expect(said(nucleoView, PROMOTION, 'a7a8q')).toEqual([
    'peão de a7 para a8, promove a dama',
    'pawn from a7 to a8, promotes to queen',
  ]);
});

test('[C-CASTLE, P-NF4] castling moves two pieces', () => {
  expect(traced(classicoView, played(classicoView, read(classicoView, ROOKS), 'e1c1'))).toEqual({
    from: ['e1', 'a1'],
    to: ['c1', 'd1'],
    travels: [
      { from: 'e1', to: 'c1' },
      { from: 'a1', to: 'd1' },
    ],
    captures: false,
    pushes: false,
  });
});

test('[C-EP, P-NF4] the pawn taken en passant leaves the board', () => {
  const trace = traced(classicoView, played(classicoView, read(classicoView, ROOKS), 'e5d6'));
  expect(trace).toMatchObject({ from: ['e5'], to: ['d6'], captures: true, pushes: false });
});
