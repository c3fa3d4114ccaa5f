import { expect, test } from 'vitest';
import { after, drawn, isLegalIn, legalFrom } from './positions.js';

const FIELD = `
    . . . . . . . k
    . . . . . . . p
    r . w . n . p .
    . . . . . . . .
    P . L . P . P .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`;

test('[B-CHARGE] a lord takes a warlord and both leave, each to its list', () => {
  expect(after(drawn(FIELD), 'c4*c6')).toBe('7k/7p/r3n1p1/8/P3P1P1/8/8/K7 b - - - b 0/0 L/W 0,- 1');
});

test('[B-CHARGE] a pawn takes a rook and both leave; the pawn is listed nowhere', () => {
  expect(after(drawn(FIELD), 'a4*a6')).toBe('7k/7p/2w1n1p1/8/2L1P1P1/8/8/K7 b - - - b 0/0 -/R 0,- 1');
});

test('[B-CHARGE] at any time in the game, but never against a pawn or a duke', () => {
  expect(legalFrom(drawn(FIELD), 'e4*')).toEqual(['e4*e6']);
  expect(legalFrom(drawn(FIELD), 'g4*')).toEqual([]);
  const duke = drawn(FIELD.replace('r . w', 'g . w'));
  expect(legalFrom(duke, 'a4*')).toEqual([]);
});

test('[B-CHARGE] the first square must be empty', () => {
  for (const blocker of ['N', 'n']) {
    const rank = '. . . . . . . .\n    P . L';
    const text = drawn(FIELD.replace(rank, `. . ${blocker} . . . . .\n    P . L`));
    expect(isLegalIn(text, 'c4*c6'), blocker).toBe(false);
  }
});

test('[B-CHARGE] no other piece charges, and nobody charges an own piece or nothing', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . p
    n . N . . . n .
    . . . . . . . .
    N . P . L . R .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`);
  expect(legalFrom(text, 'a4*').concat(legalFrom(text, 'c4*'), legalFrom(text, 'e4*'))).toEqual([]);
  expect(legalFrom(text, 'g4*')).toEqual([]);
});

test('[B-CHARGE] on the far rank without promotion, in a zone without a second removal', () => {
  const text = drawn(`
    r . . . g . . k
    . . . . . . . .
    P . . . . . . .
    . . . . . n . .
    . . . . . . . .
    . . . . . L . .
    . . . . . . . .
    K . . . . . . .`);
  expect(legalFrom(text, 'a6*')).toEqual(['a6*a8']);
  expect(after(text, 'a6*a8')).toBe('4g2k/8/8/5n2/8/5L2/8/K7 b - - - b 0/0 -/R 0,- 1');
  expect(after(text, 'f3*f5')).toBe('r3g2k/8/P7/8/8/8/8/K7 b - - - b 0/0 L/N 0,- 1');
});

test('[B-CHARGE] [B-CHECK] both squares are left empty: a charge may expose the own king', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . n . . r
    . . . . . . . .
    . . . . P . . .
    . . . . . . . .`);
  expect(isLegalIn(text, 'e2*e4')).toBe(false);
});
