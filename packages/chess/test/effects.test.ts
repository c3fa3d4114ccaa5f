import { type ChessState, classico, nucleo } from '@tabuleiro/chess';
import { effectTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { classic, core } from './positions.js';

const effects = (state: ChessState, text: string): string[] => effectTexts(classico, state, text);

test('[C-START] what stands where is told from a8 to h1', () => {
  const pieces = [...classico.pieces(classico.start())];
  expect(pieces.length).toBe(32);
  expect(pieces.slice(0, 2)).toEqual([
    ['a8', { name: 'rook', player: 'b' }],
    ['b8', { name: 'knight', player: 'b' }],
  ]);
  expect(pieces[16]).toEqual(['a2', { name: 'pawn', player: 'w' }]);
  expect(pieces[31]).toEqual(['h1', { name: 'rook', player: 'w' }]);
});

test('[C-MOVE] a step, a double step and a capture', () => {
  const state = classic('4k3/8/8/3p4/8/2N5/4P3/4K3');
  expect(effects(state, 'c3b5')).toEqual(['moved w knight c3 b5']);
  expect(effects(state, 'e2e4')).toEqual(['moved w pawn e2 e4']);
  expect(effects(state, 'c3d5')).toEqual(['captured b pawn d5', 'moved w knight c3 d5']);
});

test('[C-CASTLE] king and rook move, on either side and for either colour', () => {
  const board = 'r3k2r/8/8/8/8/8/8/R3K2R';
  const white = classic(`${board} w KQkq`);
  expect(effects(white, 'e1g1')).toEqual(['moved w king e1 g1', 'moved w rook h1 f1']);
  expect(effects(white, 'e1c1')).toEqual(['moved w king e1 c1', 'moved w rook a1 d1']);
  const black = classic(`${board} b KQkq`);
  expect(effects(black, 'e8g8')).toEqual(['moved b king e8 g8', 'moved b rook h8 f8']);
  expect(effects(black, 'e8c8')).toEqual(['moved b king e8 c8', 'moved b rook a8 d8']);
});

test('[C-EP] the captured pawn stands beside, not where the move ends', () => {
  const white = classic('4k3/8/8/3pP3/8/8/8/4K3 w - d6');
  expect(effects(white, 'e5d6')).toEqual(['captured b pawn d5', 'moved w pawn e5 d6']);
  const black = classic('4k3/8/8/8/3pP3/8/8/4K3 b - e3');
  expect(effects(black, 'd4e3')).toEqual(['captured w pawn e4', 'moved b pawn d4 e3']);
});

test('[C-PROMO, N-PROMO] a pawn arrives, then it is promoted', () => {
  const state = classic('3r2k1/4P3/8/8/8/8/8/4K3');
  expect(effects(state, 'e7e8n')).toEqual(['moved w pawn e7 e8', 'promoted w pawn e8 knight']);
  expect(effects(state, 'e7d8q')).toEqual([
    'captured b rook d8',
    'moved w pawn e7 d8',
    'promoted w pawn d8 queen',
  ]);
  const black = core('4k3/8/8/8/8/8/1p6/N3K3 b');
  expect(effectTexts(nucleo, black, 'b2a1q')).toEqual([
    'captured w knight a1',
    'moved b pawn b2 a1',
    'promoted b pawn a1 queen',
  ]);
});
