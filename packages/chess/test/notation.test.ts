import { classico, nucleo } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, core } from './positions.js';

test.each(['', 'e2', 'e2e', 'x2e4', 'e2x4', 'e0e4', 'e2e9', 'e2e4 ', 'e2e4x', 'e2e4qq', 'a7a8k', 'a7a8p'])(
  'the text "%s" is no move',
  (move) => {
    const error = { code: 'bad-move', move };
    expect(classico.notation.parseMove(classic('4k3/P7/8/8/8/8/4P3/4K3'), move)).toEqual({
      ok: false,
      error,
    });
  },
);

test.each(['x2e4', 'e2x4', 'e2e4 ', 'e2e4x'])('[C-MOVE] "%s" is explained as no move', (move) => {
  expect(classico.explain(classic('4k3/P7/8/8/8/8/4P3/4K3'), move)).toEqual({
    code: 'bad-move',
    facts: { move },
    rule: 'C-MOVE',
  });
});

test('[C-MOVE, C-PROMO, N-PROMO] a move that is not legal is told from a text that is none', () => {
  const refused = (move: string) => ({ ok: false, error: { code: 'illegal-move', move } });
  const state = classic('4k3/P7/8/8/8/8/4P3/4K3');
  for (const text of ['e2e5', 'a7a8', 'e2e4q', 'e8e7']) {
    expect(classico.notation.parseMove(state, text)).toEqual(refused(text));
  }
  expect(nucleo.notation.parseMove(core('4k3/P7/8/8/8/8/8/4K3'), 'a7a8r')).toEqual(refused('a7a8r'));
  expect(classico.notation.parseMove(classic('4k3/8/8/8/8/8/8/4K3'), 'e1e2')).toEqual(refused('e1e2'));
});

test('the list of moves has one order, by target and then by piece, whatever the way to the position', () => {
  const texts = (moves: string) =>
    classico
      .moves(classic('4k3/8/8/8/8/8/P7/RN2K3', moves))
      .map((move) => classico.notation.formatMove(move))
      .join(' ');
  const first = texts('');
  expect(first).toBe('e1d1 e1f1 b1d2 e1d2 e1e2 e1f2 b1a3 a2a3 b1c3 a2a4');
  expect(texts('b1c3 e8d8 a1b1 d8e8 b1a1 e8d8 c3b1 d8e8')).toBe(first);
});
