import { classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, fen, movesFrom, targets } from './positions.js';

test('[C-EP, P-F5] a pawn on its fifth rank takes the pawn that just stepped over its capture', () => {
  const white = classic('4k3/3p4/8/4P3/8/8/8/4K3 b', 'd7d5');
  expect(fen(white)).toBe('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2');
  expect(targets(classico, white, 'e5')).toBe('d6 e6');
  expect(fen(classic('4k3/3p4/8/4P3/8/8/8/4K3 b', 'd7d5 e5d6'))).toBe('4k3/8/3P4/8/8/8/8/4K3 b - - 0 2');
  expect(fen(classic('4k3/8/8/8/3p4/8/4P3/4K3', 'e2e4 d4e3'))).toBe('4k3/8/8/8/8/4p3/8/4K3 w - - 0 2');
});

test('[C-EP] only at once', () => {
  const later = classic('4k3/3p4/8/4P3/8/8/8/4K3 b', 'd7d5 e1e2 e8e7');
  expect(targets(classico, later, 'e5')).toBe('e6');
});

test('[C-EP] only after a double step', () => {
  expect(targets(classico, classic('4k3/8/3p4/4P3/8/8/8/4K3 b', 'd6d5'), 'e5')).toBe('e6');
});

test('[C-EP] only beside the pawn', () => {
  expect(fen(classic('4k3/3p4/8/5P2/8/8/8/4K3 b', 'd7d5')).split(' ')[3]).toBe('-');
  expect(fen(classic('4k3/7p/8/P7/8/8/8/4K3 b', 'h7h5')).split(' ')[3]).toBe('-');
});

test('[C-EP] two pawns leave one rank: not when that uncovers the king', () => {
  const state = classic('8/3p4/8/K3P2r/8/8/8/4k3 b', 'd7d5');
  expect(fen(state).split(' ')[3]).toBe('-');
  expect(targets(classico, state, 'e5')).toBe('e6');
});

test('[C-EP] of two pawns that could take, the pinned one may not', () => {
  const state = classic('3rk3/4p3/8/3P1P2/8/8/8/3K4 b', 'e7e5');
  expect(fen(state).split(' ')[3]).toBe('e6');
  expect(movesFrom(classico, state, 'd5')).toBe('d5d6');
  expect(movesFrom(classico, state, 'f5')).toBe('f5e6 f5f6');
});

test('[C-EP] it may answer the check of the stepped pawn', () => {
  const state = classic('8/3p4/8/4P3/4K3/8/8/7k b', 'd7d5');
  expect(classico.inCheck(state)).toBe(true);
  expect(movesFrom(classico, state, 'e5')).toBe('e5d6');
});

test('[C-EP] it does not answer a discovered check elsewhere', () => {
  expect(fen(classic('3r3k/3p4/8/4P3/8/8/8/3K4 b', 'd7d5')).split(' ')[3]).toBe('d6');
  expect(fen(classic('7k/3p4/2b5/3P4/4P3/8/8/7K w', 'd5d6')).split(' ')[3]).toBe('-');
});

test('[C-EP] a square of the right shape without a legal capture is written back as none', () => {
  expect(fen(classic('4k3/8/8/3p4/8/8/8/4K3 w - d6'))).toBe('4k3/8/8/3p4/8/8/8/4K3 w - - 0 1');
});
