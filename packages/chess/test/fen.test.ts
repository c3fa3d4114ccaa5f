import { CHESS_POSITION_PROBLEMS, classico, nucleo } from '@tabuleiro/chess';
import { expect, test } from 'vitest';

/** Field, problem, and a text that has just that wrong. */
const MALFORMED: readonly (readonly [string, string, string])[] = [
  ['fields', 'field-count', ''],
  ['fields', 'field-count', '4k3/8/8/8/8/8/8/4K3 w - - 0'],
  ['fields', 'field-count', '4k3/8/8/8/8/8/8/4K3  w - - 0 1'],
  ['fields', 'field-count', ' 4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['fields', 'field-count', '4k3/8/8/8/8/8/8/4K3 w - - 0 1 '],
  ['board', 'rank-count', '4k3/8/8/8/8/8/4K3 w - - 0 1'],
  ['board', 'rank-length', '4k3/8/8/8/8/8/7/4K3 w - - 0 1'],
  ['board', 'rank-length', '4k3/8/8/8/8/8/ppppppppp/4K3 w - - 0 1'],
  ['board', 'rank-length', '4k3/8/8/8/8/8//4K3 w - - 0 1'],
  ['board', 'digit-run', '4k3/8/8/8/8/8/44/4K3 w - - 0 1'],
  ['board', 'unknown-letter', '4k3/8/8/8/8/8/7x/4K3 w - - 0 1'],
  ['board', 'unknown-letter', '4k3/8/8/8/8/8/0p7/4K3 w - - 0 1'],
  ['board', 'unknown-letter', '4k3/8/8/8/8/8/9/4K3 w - - 0 1'],
  ['board', 'king-count', '8/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['board', 'king-count', '4k3/8/8/8/8/8/8/3KK3 w - - 0 1'],
  ['board', 'pawn-on-edge', '4k2P/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['board', 'pawn-on-edge', '4k3/8/8/8/8/8/8/p3K3 w - - 0 1'],
  ['side', 'unknown-side', '4k3/8/8/8/8/8/8/4K3 W - - 0 1'],
  ['side', 'idle-side-in-check', '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1'],
  ['side', 'idle-side-in-check', '8/8/8/8/8/8/4k3/4K3 w - - 0 1'],
  ['castling', 'castling-letters', 'r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1'],
  ['castling', 'castling-letters', 'r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1'],
  ['castling', 'castling-letters', 'r3k2r/8/8/8/8/8/8/R3K2R w x - 0 1'],
  ['castling', 'castling-letters', 'r3k2r/8/8/8/8/8/8/R3K2R w  0 1'],
  ['castling', 'castling-not-home', 'r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1'],
  ['castling', 'castling-not-home', 'r3k2r/8/8/8/8/8/8/R3K1R1 w K - 0 1'],
  ['castling', 'castling-not-home', 'r3k1r1/8/8/8/8/8/8/R3K2R w k - 0 1'],
  ['ep', 'ep-square', '4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1'],
  ['ep', 'ep-rank', '4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1'],
  ['ep', 'ep-occupied', '4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1'],
  ['ep', 'ep-no-pawn', '4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1'],
  ['ep', 'ep-behind', '4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1'],
  ['halfmove', 'not-digits', '4k3/8/8/8/8/8/8/4K3 w - - -1 1'],
  ['halfmove', 'not-digits', '4k3/8/8/8/8/8/8/4K3 w - - 1.5 1'],
  ['halfmove', 'number-too-large', '4k3/8/8/8/8/8/8/4K3 w - - 1000000000 1'],
  ['fullmove', 'not-digits', '4k3/8/8/8/8/8/8/4K3 w - - 0 x'],
  ['fullmove', 'below-one', '4k3/8/8/8/8/8/8/4K3 w - - 0 0'],
];

test.each(MALFORMED)('a FEN with a bad %s (%s) is refused: %s', (field, problem, text) => {
  // One text above has an empty field, which splits into six parts only when written so.
  const result = classico.notation.parsePosition(text.replace('w  0', 'w  - 0'));
  expect(result).toMatchObject({ ok: false, error: { code: 'bad-position', field, problem } });
});

test('nucleo without house rules has no castling and no en-passant field', () => {
  const parse = nucleo.notation.parsePosition;
  expect(parse('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1')).toMatchObject({
    ok: false,
    error: { problem: 'castling-off' },
  });
  expect(parse('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')).toMatchObject({
    ok: false,
    error: { problem: 'ep-off' },
  });
  expect(parse('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', { castling: true }).ok).toBe(true);
  expect(parse('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', { enPassant: true }).ok).toBe(true);
});

test('every problem in the list has a text that shows it', () => {
  const shown = new Set([...MALFORMED.map(([, problem]) => problem), 'castling-off', 'ep-off']);
  expect(CHESS_POSITION_PROBLEMS.filter((problem) => !shown.has(problem))).toEqual([]);
});

test('what is well formed is written back as it was read', () => {
  for (const text of [
    'r3k2r/8/8/8/8/8/8/R3K2R b Qk - 7 42',
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
    'QQQQQQQQ/QQQQQQQQ/QQQQQQ1Q/8/8/8/7k/K7 b - - 0 1',
  ]) {
    const state = classico.notation.parsePosition(text);
    expect(state.ok && classico.notation.formatPosition(state.value)).toBe(text);
  }
});
