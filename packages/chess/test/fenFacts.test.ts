import { classico, nucleo } from '@tabuleiro/chess';
import type { Facts } from '@tabuleiro/game';
import { expect, test } from 'vitest';

/** Problem, the facts told with it, and a text that has just that wrong. */
const FACTS: readonly (readonly [string, Facts, string])[] = [
  ['field-count', { count: 5, needs: 6 }, '4k3/8/8/8/8/8/8/4K3 w - - 0'],
  ['king-count', { colour: 'b', count: 0 }, '8/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['king-count', { colour: 'w', count: 2 }, '4k3/8/8/8/8/8/8/3KK3 w - - 0 1'],
  ['pawn-on-edge', { at: 'h8' }, '4k2P/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['unknown-side', { text: 'W' }, '4k3/8/8/8/8/8/8/4K3 W - - 0 1'],
  ['idle-side-in-check', { colour: 'b', at: 'e2' }, '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1'],
  ['castling-letters', { text: 'QK' }, 'r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1'],
  ['castling-not-home', { letter: 'k', king: 'e8', rook: 'h8' }, 'r3k1r1/8/8/8/8/8/8/R3K2R w k - 0 1'],
  ['ep-square', { text: 'd9' }, '4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1'],
  ['ep-rank', { at: 'd3' }, '4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1'],
  ['ep-occupied', { at: 'd6' }, '4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1'],
  ['ep-no-pawn', { at: 'd5' }, '4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1'],
  ['ep-behind', { at: 'd7' }, '4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1'],
  ['not-digits', { text: '-1' }, '4k3/8/8/8/8/8/8/4K3 w - - -1 1'],
  ['number-too-large', { text: '1000000000' }, '4k3/8/8/8/8/8/8/4K3 w - - 1000000000 1'],
  ['below-one', { text: '0' }, '4k3/8/8/8/8/8/8/4K3 w - - 0 0'],
];

test.each(FACTS)('a FEN refused for %s tells %j: %s', (problem, facts, text) => {
  expect(classico.notation.parsePosition(text)).toMatchObject({ ok: false, error: { problem } });
  const result = classico.notation.parsePosition(text);
  expect(!result.ok && result.error.facts).toEqual(facts);
});

test('nucleo tells which field a house rule would have to allow', () => {
  expect(nucleo.notation.parsePosition('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1')).toEqual({
    ok: false,
    error: { code: 'bad-position', field: 'castling', problem: 'castling-off', facts: { text: 'Q' } },
  });
  expect(nucleo.notation.parsePosition('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')).toEqual({
    ok: false,
    error: { code: 'bad-position', field: 'ep', problem: 'ep-off', facts: { at: 'd6' } },
  });
});

test('the largest counters are read and written back', () => {
  const text = '4k3/8/8/8/8/8/8/R3K3 w - - 999999999 999999999';
  const state = classico.notation.parsePosition(text);
  expect(state.ok && classico.notation.formatPosition(state.value)).toBe(text);
});
