import { classico, nucleo } from '@tabuleiro/chess';
import { isLegal, play, type Verdict } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { classic, core } from './positions.js';

const BUDGET = 20_000;
const judge = (text: string, budget = BUDGET): Verdict =>
  classico.judge(classic(text), { kind: 'perpetual' }, budget);
/** The fields of a FEN that make the position. */
const place = (text: string): string => text.split(' ').slice(0, 4).join(' ');

/** Every listed move must be a check, and every reply must lead to a listed position. */
function checkStrategy(verdict: Verdict): number {
  if (verdict.kind !== 'proven') throw new Error(`not proven: ${verdict.kind}`);
  const listed = new Set(verdict.strategy.map((step) => place(step.position)));
  for (const { position, move } of verdict.strategy) {
    const next = play(classico, classic(position), move);
    if (!next.ok) throw new Error(`${position}: ${move} is not legal`);
    expect(classico.inCheck(next.value)).toBe(true);
    for (const reply of classico.moves(next.value)) {
      expect(listed).toContain(place(classico.notation.formatPosition(classico.apply(next.value, reply))));
    }
  }
  return verdict.strategy.length;
}

test('[C-PERP] the classic queen perpetual is proven, with its strategy and a line', () => {
  const verdict = judge('6k1/6p1/8/7Q/8/8/qr4PP/7K');
  expect(checkStrategy(verdict)).toBeGreaterThan(1);
  if (verdict.kind !== 'proven') throw new Error('unreachable');
  expect(verdict.line.length).toBeGreaterThan(2);
  expect(isLegal(classico, classic('6k1/6p1/8/7Q/8/8/qr4PP/7K'), verdict.line[0])).toBe(true);
});

test('[C-PERP] Black may claim as well', () => {
  expect(checkStrategy(judge('7k/QR4pp/8/8/7q/8/6P1/6K1 b'))).toBeGreaterThan(1);
});

test('[C-PERP] a king that can walk away refutes it', () => {
  expect(judge('k7/8/8/8/8/8/qr6/R6K').kind).toBe('refuted');
  expect(judge('k7/8/8/8/8/7R/8/K7').kind).toBe('refuted');
});

test('[C-PERP] a claim is declined when the budget ends, and nothing changes', () => {
  const state = classic('6k1/6p1/8/7Q/8/8/qr4PP/7K');
  const before = classico.notation.formatPosition(state);
  expect(classico.judge(state, { kind: 'perpetual' }, 1).kind).toBe('undecided');
  expect(classico.notation.formatPosition(state)).toBe(before);
});

test('[C-PERP] checks that end in mate whatever the other does count as unbroken', () => {
  expect(judge('6k1/5ppp/8/8/8/8/8/R3K3').kind).toBe('proven');
});

test('[C-PERP] the claim is offered to the side that has a check, in an open game of classico only', () => {
  expect(classico.claims(classic('6k1/6p1/8/7Q/8/8/qr4PP/7K'))).toEqual([{ kind: 'perpetual' }]);
  expect(classico.claims(classico.start())).toEqual([]);
  expect(classico.claims(classic('4k3/8/8/8/8/8/8/4K2B'))).toEqual([]);
  expect(nucleo.claims(core('6k1/6p1/8/7Q/8/8/qr4PP/7K'))).toEqual([]);
});
