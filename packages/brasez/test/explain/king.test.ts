import { expect, test } from 'vitest';
import { whyNot } from '../positions.js';

const HOME = '7k/7p/8/8/8/8/8/2R1KR2 w BG - - b 0/0 -/- 0,- 1';

test('[B-CASTLE, B-KING] only b and g of his own rank, from d or e, are tried as castling', () => {
  expect(whyNot(HOME, 'e1a1')).toBe('king-move');
  expect(whyNot(HOME, 'e1h1')).toBe('king-move');
  expect(whyNot(HOME, 'e1g3')).toBe('king-move');
  expect(whyNot(HOME, 'e1b2')).toBe('king-move');
  expect(whyNot('7k/7p/8/8/8/8/8/2R3KR w - - - b 0/0 -/- 0,- 1', 'g1b1')).toBe('king-move');
  expect(whyNot('7k/7p/8/8/8/4K3/8/2R4R w - - - b 0/0 -/- 0,- 1', 'e3g3')).toBe('king-move');
});

test('[B-CASTLE] each side has a right of its own', () => {
  const only = (right: string) => HOME.replace('BG', right);
  expect([whyNot(only('G'), 'e1b1'), whyNot(only('G'), 'e1g1')]).toEqual(['castle-right', 'legal']);
  expect([whyNot(only('B'), 'e1b1'), whyNot(only('B'), 'e1g1')]).toEqual(['legal', 'castle-right']);
});

test('[B-CASTLE, B-DUKE-A] a castling that could be made fails for the duke it wants to retire', () => {
  expect(whyNot(HOME, 'e1g1~d5')).toBe('retire-no-duke');
});
