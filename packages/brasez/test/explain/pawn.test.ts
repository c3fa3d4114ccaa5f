import { brasez } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { QUIET, read, whyNot } from '../positions.js';

test('[B-PAWN, B-EP] a diagonal step needs an enemy there, or a pawn that has just passed by', () => {
  expect(whyNot(`7k/7p/8/3nP3/8/8/8/K7 ${QUIET}`, 'e5d6')).toBe('pawn-diagonal-empty');
  expect(whyNot(`7k/7p/8/4P3/8/8/8/K7 ${QUIET}`, 'e5d6')).toBe('pawn-diagonal-empty');
  expect(whyNot(`7k/7p/8/8/3pP3/8/8/K7 ${QUIET}`, 'e4d5')).toBe('pawn-diagonal-empty');
  expect(whyNot(`7k/7p/8/3pP3/8/8/8/K7 ${QUIET}`, 'e5d6')).toBe('ep-late');
  expect(whyNot('7k/8/8/8/3pP3/8/P7/K7 b - - - b 0/0 -/- 0,- 1', 'd4e3')).toBe('ep-late');
});

test('[B-PAWN, B-CHECK] a pawn that may go there but may not leave its line is told so', () => {
  expect(whyNot(`4r2k/7p/8/8/8/3p4/4P3/4K3 ${QUIET}`, 'e2d3')).toBe('pinned');
  const unmoved = (board: string) => `${board} w - - E b 0/0 -/- 0,- 1`;
  expect(whyNot(unmoved('7k/7p/8/8/8/8/K3P2r/8'), 'e2e4')).toBe('pinned');
  expect(whyNot(unmoved('7k/7p/8/8/4n3/8/K3P2r/8'), 'e2e4')).toBe('lance-exposes');
  expect(whyNot(`7k/7p/8/8/8/3N4/4P3/4K3 ${QUIET}`, 'e2d3')).toBe('own-piece');
});

test('[B-PROMO] letters belong to a pawn that steps onto the far rank, and to nothing else', () => {
  expect(whyNot(`7k/7p/8/8/3PP3/8/8/K7 ${QUIET}`, 'd4&e4gg')).toBe('promotion-not-here');
  expect(whyNot(`7k/7p/8/8/8/8/8/KR6 ${QUIET}`, 'b1b8g')).toBe('promotion-not-here');
  expect(whyNot(`7k/7p/r7/8/P7/8/8/K7 ${QUIET}`, 'a4*a6g')).toBe('promotion-not-here');
});

test('[B-PROMO, B-LEGION] two pieces come back when the pool has both', () => {
  const legion = (pool: string) => `7k/PP5p/8/8/8/8/8/K7 w - - - b 0/0 ${pool}/- 0,- 1`;
  expect(whyNot(legion('RN'), 'a7&b7rn~d5')).toBe('retire-no-duke');
  expect(whyNot(legion('RR'), 'a7&b7rr~d5')).toBe('retire-no-duke');
  expect(whyNot(legion('R'), 'a7&b7rr~d5')).toBe('promotion-taken');
});

test.each([
  ['B-KING', 'K', 'd4d5'],
  ['B-WARLORD', 'W', 'd4d5'],
  ['B-PRIEST', 'H', 'd4e5'],
  ['B-KNIGHT', 'N', 'd4e6'],
  ['B-ROOK', 'R', 'd4d5'],
  ['B-LORD', 'L', 'd4d5'],
  ['B-PAWN', 'P', 'd4e5'],
])('[%s] a piece that may not go onto its own side’s quotes its own clause', (rule, piece, attempt) => {
  const king = piece === 'K' ? '8' : 'K7';
  const state = read(`7k/7p/4P3/3PP3/3${piece}4/8/8/${king} ${QUIET}`);
  expect(brasez.explain(state, attempt)).toMatchObject({ code: 'own-piece', rule });
});
