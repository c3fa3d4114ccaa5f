import { classico, nucleo } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, core, movesFrom, targets } from './positions.js';

const GAMES = [
  { game: classico, at: classic },
  { game: nucleo, at: core },
];

test.each(GAMES)(
  '[C-MOVE, N-MOVE, P-F4] $game.id: a rook goes along its file and rank up to the first piece',
  ({ game, at }) => {
    expect(targets(game, at('k7/8/3p4/8/1P1R4/8/8/K7'), 'd4')).toBe('c4 d1 d2 d3 d5 d6 e4 f4 g4 h4');
  },
);

test.each(GAMES)(
  '[C-MOVE, N-MOVE, P-F4] $game.id: a bishop goes along its diagonals up to the first piece',
  ({ game, at }) => {
    expect(targets(game, at('k7/8/1p3P2/8/3B4/8/8/7K'), 'd4')).toBe('a1 b2 b6 c3 c5 e3 e5 f2 g1');
  },
);

test.each(GAMES)(
  '[C-MOVE, N-MOVE, P-F4] $game.id: a queen goes along all eight lines and jumps nothing',
  ({ game, at }) => {
    expect(targets(game, at('7k/8/8/2ppp3/2pQp3/2ppp3/8/K7'), 'd4')).toBe('c3 c4 c5 d3 d5 e3 e4 e5');
  },
);

test.each(GAMES)('[C-MOVE, N-MOVE, P-F4] $game.id: a knight goes 2+1 and jumps', ({ game, at }) => {
  expect(targets(game, at('k7/8/2p1P3/2ppp3/2pNp3/2ppp3/8/K7'), 'd4')).toBe('b3 b5 c2 c6 e2 f3 f5');
});

test.each(GAMES)(
  '[C-MOVE, N-MOVE, P-F4] $game.id: a king goes one square any way, captures, and not onto an attacked square',
  ({ game, at }) => {
    expect(targets(game, at('7k/8/8/8/8/1p6/r7/2K5'), 'c1')).toBe('b1 d1');
    expect(targets(game, at('7k/8/8/8/8/8/1r6/2K5'), 'c1')).toBe('b2 d1');
  },
);

test.each(GAMES)(
  '[C-MOVE, N-MOVE, P-F4] $game.id: a pawn steps one ahead, two from its first rank, captures diagonally',
  ({ game, at }) => {
    expect(targets(game, at('k7/8/8/8/8/p1p5/1P6/K7'), 'b2')).toBe('a3 b3 b4 c3');
    expect(targets(game, at('k7/8/8/8/1p6/8/1P6/K7'), 'b2')).toBe('b3');
    expect(targets(game, at('k7/8/8/8/8/1p6/1P6/7K'), 'b2')).toBe('');
    expect(targets(game, at('k7/8/8/8/8/1P6/8/7K'), 'b3')).toBe('b4');
    expect(targets(game, at('7k/1p6/P1P5/8/8/8/8/7K b'), 'b7')).toBe('a6 b5 b6 c6');
  },
);

test('[N-MOVE] no capture in passing unless the house rule is on', () => {
  const moves = 'e2e4';
  const text = '4k3/8/8/8/3p4/8/4P3/4K3';
  expect(targets(nucleo, core(text, moves), 'd4')).toBe('d3');
  expect(targets(nucleo, core(text, moves, { enPassant: true }), 'd4')).toBe('d3 e3');
});

test('[N-MOVE] each house rule is a switch of its own', () => {
  const options = { doubleStep: false, enPassant: true };
  expect(targets(nucleo, core('4k3/8/8/8/3p4/8/4P3/4K3', '', options), 'e2')).toBe('e3');
  expect(targets(nucleo, core('4k3/8/8/8/3pP3/8/8/4K3 b - e3', '', options), 'd4')).toBe('d3 e3');
});

test('[N-MOVE] castling as a house rule', () => {
  const state = core('4k3/8/8/8/8/8/8/R3K2R w KQ', '', { castling: true });
  expect(targets(nucleo, state, 'e1')).toBe('c1 d1 d2 e2 f1 f2 g1');
});

test('[C-PROMO] a pawn on the last rank becomes any of four pieces, whatever was captured', () => {
  const state = classic('1n2k3/P7/8/8/8/8/8/4K3');
  expect(movesFrom(classico, state, 'a7')).toBe('a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r');
  const queens = classic('4k3/P7/8/8/8/8/8/QQQQK3', 'a7a8r');
  expect(classico.notation.formatPosition(queens)).toBe('R3k3/8/8/8/8/8/8/QQQQK3 b - - 0 1');
});

test('[N-PROMO] a pawn on the last rank becomes a queen at once, without a choice', () => {
  const state = core('1n2k3/P7/8/8/8/8/8/4K3');
  expect(movesFrom(nucleo, state, 'a7')).toBe('a7a8q a7b8q');
  expect(nucleo.notation.parseMove(state, 'a7a8n').ok).toBe(false);
  expect(nucleo.notation.formatPosition(core('1n2k3/P7/8/8/8/8/8/4K3', 'a7b8q'))).toBe(
    '1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1',
  );
});

test('every kind of move is unpacked as what it is', () => {
  const kinds = (text: string) => new Set(classico.moves(classic(text)).map((move) => move.kind));
  expect(kinds('4k3/8/8/3pP3/8/8/P7/4K2R w K d6')).toEqual(
    new Set(['step', 'double', 'enPassant', 'castle']),
  );
  expect(kinds('8/P7/8/8/8/k7/8/1K6')).toEqual(new Set(['step', 'promotion']));
});
