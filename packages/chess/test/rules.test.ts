import { type ChessState, classico, nucleo } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { after, classic, core } from './positions.js';

test('[C-TURN, N-TURN] two play, White before Black', () => {
  expect(classico.players).toEqual(['w', 'b']);
  expect(nucleo.players).toEqual(['w', 'b']);
});

test('[N-MOVE] the house rules of nucleo and what holds without a word; classico has none', () => {
  expect(nucleo.options).toEqual([
    { name: 'doubleStep', default: true },
    { name: 'enPassant', default: false },
    { name: 'castling', default: false },
    { name: 'agreement', default: false },
  ]);
  expect(classico.options).toEqual([]);
});

const SHUFFLE = 'g1f3 g8f6 f3g1 f6g8';
const CHECKS = 'h5e8 g8h7 e8h5 h7g8';

/** The clause that a finished game quotes. */
const OVER: readonly (readonly [string, string, ChessState])[] = [
  ['C-MATE', 'mate', classic('R5k1/5ppp/8/8/8/8/8/4K3 b')],
  ['C-STALE', 'stalemate', classic('7k/5Q2/6K1/8/8/8/8/8 b')],
  ['C-REP', 'repetition', after(classico, classico.start(), `${SHUFFLE} ${SHUFFLE}`)],
  ['C-PERP', 'perpetual', classic('6k1/6p1/8/7Q/8/8/qr4PP/7K', `${CHECKS} ${CHECKS}`)],
  ['C-MAT', 'material', classic('4k3/8/8/8/8/8/8/4K3')],
  ['C-50', 'fifty', classic('4k3/8/8/8/8/8/8/R3K3 w - - 100 80')],
  ['N-CHECK', 'mate', core('R5k1/5ppp/8/8/8/8/8/4K3 b')],
  ['N-STALE', 'stalemate', core('7k/5Q2/6K1/8/8/8/8/8 b')],
  ['N-REP', 'repetition', after(nucleo, nucleo.start(), `${SHUFFLE} ${SHUFFLE}`)],
  ['N-MAT', 'material', core('4k3/8/8/8/8/8/8/4K3')],
];

test.each(OVER)('[%s] names the end by %s', (rule, reason, state) => {
  expect(classico.explain(state, 'e2e4')).toEqual({ code: 'game-over', facts: { reason }, rule });
});

test('[C-EP, N-MOVE] the house rule of en passant brings its clause along', () => {
  const late = '4k3/8/8/3pP3/8/8/8/4K3';
  const facts = { at: 'd5' };
  expect(nucleo.explain(core(late, '', { enPassant: true }), 'e5d6')).toEqual({
    code: 'en-passant-too-late',
    facts,
    rule: 'C-EP',
  });
  expect(nucleo.explain(core(late), 'e5d6')).toEqual({ code: 'en-passant-off', facts, rule: 'N-MOVE' });
});
