import { type ChessState, classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, core } from '../positions.js';

const code = (state: ChessState, attempt: string) => classico.explain(state, attempt)?.code;

test('[C-MOVE] a pawn goes aside by one and ahead by one at once, or not at all', () => {
  const state = classic('4k3/8/8/8/8/8/P7/4K3');
  expect(code(state, 'a2b4')).toBe('pawn-pattern');
  expect(code(state, 'a2c3')).toBe('pawn-pattern');
});

test('[N-MOVE] without the double step a blocked single step is still a blocked one', () => {
  const options = { doubleStep: false };
  expect(code(core('4k3/8/8/8/8/p7/P7/4K3', '', options), 'a2a3')).toBe('pawn-blocked');
});

test('[C-MOVE, C-CHECK] a capture that fails for another reason gets that reason', () => {
  expect(code(classic('4k3/8/8/8/8/1N6/P7/4K3'), 'a2b3')).toBe('own-piece');
  expect(code(classic('4k3/8/4r3/8/8/3n4/4P3/4K3'), 'e2d3')).toBe('pinned');
});

test('[C-EP] en passant comes in question on the fifth rank and beside a pawn only', () => {
  const needs = 'pawn-capture-needs-enemy';
  expect(code(classic('4k3/8/8/8/3pP3/8/8/4K3'), 'e4d5')).toBe(needs);
  expect(code(classic('4k3/8/3pP3/8/8/8/8/4K3'), 'e6d7')).toBe(needs);
  expect(code(classic('4k3/8/8/4P3/8/8/8/4K3'), 'e5d6')).toBe(needs);
  expect(code(classic('4k3/8/8/3nP3/8/8/8/4K3'), 'e5d6')).toBe(needs);
  expect(code(classic('4k3/8/8/3PP3/8/8/8/4K3'), 'e5d6')).toBe(needs);
  expect(code(classic('4k3/8/8/3pP3/8/8/8/4K3 b'), 'd5e4')).toBe(needs);
});

test('[C-EP] Black takes in passing on his own fifth rank', () => {
  expect(code(classic('4k3/8/8/8/3pP3/8/8/4K3 b'), 'd4e3')).toBe('en-passant-too-late');
  expect(code(classic('4k3/8/8/3pP3/8/8/8/4K3 b'), 'd5e4')).toBe('pawn-capture-needs-enemy');
});

test('[C-EP] too late after another move, after a single step, and after the double step of another pawn', () => {
  const late = 'en-passant-too-late';
  expect(code(classic('4k3/3p4/8/4P3/8/8/8/4K3 b', 'd7d5 e1e2 e8e7'), 'e5d6')).toBe(late);
  expect(code(classic('4k3/8/3p4/4P3/8/8/8/4K3 b', 'd6d5'), 'e5d6')).toBe(late);
  expect(code(classic('4k3/p7/8/3pP3/8/8/8/4K3 b', 'a7a5'), 'e5d6')).toBe(late);
});

test('[C-PROMO] a piece on the rank before the last promotes nothing', () => {
  expect(classico.explain(classic('4k3/R7/8/8/8/8/8/4K3'), 'a7b7q')).toEqual({
    code: 'promotion-not-here',
    facts: { to: 'b7' },
    rule: 'C-PROMO',
  });
});
