import { brasez } from '@tabuleiro/brasez';
import { classico } from '@tabuleiro/chess';
import { type Game, ok } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { explainWritten } from '../../src/index.js';

function codeOf<S, M, P extends string>(game: Game<S, M, P>, position: string, text: string): string {
  const state = position === '' ? ok(game.start()) : game.notation.parsePosition(position);
  if (!state.ok) throw new Error(position);
  const refusal = explainWritten(game, state.value, text);
  return refusal === undefined ? 'nothing' : [refusal.code, refusal.facts.from ?? ''].join(' ').trim();
}

test.each([
  ['Ce5', 'knight-pattern g1'],
  ['Ne5', 'knight-pattern g1'],
  ['cavalo e5', 'knight-pattern g1'],
  ['Bc4', 'path-blocked'],
  ['bispo c4', 'path-blocked'],
  ['Dd3', 'path-blocked'],
  ['e5', 'pawn-pattern e2'],
  ['peão e5', 'pawn-pattern e2'],
  ['exd3', 'pawn-capture-needs-enemy'],
  ['peão toma d3', 'pawn-capture-needs-enemy'],
  ['Th1', 'same-square h1'],
  ['O-O', 'castling-blocked'],
  ['roque grande', 'castling-blocked'],
  ['passo', 'no-pass'],
  ['pass', 'no-pass'],
  ['e3=D', 'promotion-not-here'],
  ['SSe5', 'nothing'],
  ['banana', 'nothing'],
])('[P-NF3] classico: %s is refused for a reason of the rules, %s', (text, code) => {
  expect(codeOf(classico, '', text)).toBe(code);
});

test('[P-NF3] a piece that a check keeps is the one that is told', () => {
  const pinned = '4r1k1/8/8/8/8/2N5/4N3/4K3 w - - 0 1';
  expect(codeOf(classico, pinned, 'Cd4')).toBe('pinned e2');
  const checked = '4k3/8/8/8/8/8/P7/4K2r w - - 0 1';
  expect(codeOf(classico, checked, 'peão a4')).toBe('check-not-answered');
});

test.each([
  ['e4', 'setup-first'],
  ['cavalo c3', 'setup-first'],
  ['Cc3', 'setup-first'],
  ['rei f1', 'setup-square'],
  ['rei f', 'setup-square'],
  ['duque e4', 'setup-first'],
  ['roque', 'setup-first'],
  ['f3', 'setup-first'],
])('[B-SETUP] [P-NF3] brasez, before the kings stand: %s is refused, %s', (text, code) => {
  expect(codeOf(brasez, '', text)).toBe(code);
});

test.each([
  ['duque e5', 'enter-none'],
  ['Cd7', 'knight-move b1'],
  ['knight d7', 'knight-move b1'],
  ['sumo sacerdote d5', 'priest-move'],
  ['peão e4 charge e6', 'empty-square'],
  ['legião a2 c2', 'legion-'],
  ['passo', 'pass-token'],
  ['roque grande', 'castle-'],
])('[P-NF3] brasez, in play: %s is refused, %s', (text, code) => {
  const state = ['K@d1', 'K@d8'].reduce((before, move) => {
    const played = brasez.notation.parseMove(before, move);
    if (!played.ok) throw new Error(move);
    return brasez.apply(before, played.value);
  }, brasez.start());
  const refusal = explainWritten(brasez, state, text);
  expect(`${refusal?.code} ${refusal?.facts.from ?? ''}`).toContain(code);
});
