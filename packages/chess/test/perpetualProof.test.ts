import { classico } from '@tabuleiro/chess';
import type { Verdict } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { classic } from './positions.js';

const judge = (text: string, budget: number): Verdict =>
  classico.judge(classic(text), { kind: 'perpetual' }, budget);

test('[C-PERP] the line shows the strategy until a position comes again', () => {
  expect(judge('6k1/6p1/8/7Q/8/8/qr4PP/7K', 100)).toMatchObject({
    line: ['h5e8', 'g8h7', 'e8h5', 'h7g8'],
  });
});

test('[C-PERP] the line ends with a mate, where nothing is left to reply', () => {
  expect(judge('6k1/5ppp/8/8/8/8/8/R3K3', 100)).toMatchObject({ kind: 'proven', line: ['a1a8'] });
});

test('[C-PERP] a proof looks at as many positions as it was allowed, and not at one more', () => {
  expect(judge('6k1/6p1/8/7Q/8/8/qr4PP/7K', 1)).toEqual({ kind: 'undecided', nodes: 1 });
});

test('[C-PERP] checks are tried in the order of the list of moves, so a proof always takes as long', () => {
  expect(judge('7k/QR4pp/8/8/7q/8/6P1/6K1 b', 100)).toMatchObject({ kind: 'proven', nodes: 2 });
});

test('[C-PERP] a position that was relied on and turns out lost brings the proof down', () => {
  expect(judge('8/8/8/8/8/qp3k2/8/1Q2K3', 3000).kind).toBe('undecided');
});
