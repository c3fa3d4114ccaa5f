import { BRASEZ_START } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { QUIET, whyNot } from '../positions.js';

const LEGION = '7k/PP5p/8/8/3G4/8/8/K7 w - - - b 0/0 R/- 0,- 1';

test('[B-DUKE-A, B-LEGION] a duke made by a legion does not retire at once, on either square', () => {
  expect(whyNot(LEGION, 'a7&b7gg~a8')).toBe('retire-new');
  expect(whyNot(LEGION, 'a7&b7gg~b8')).toBe('retire-new');
  expect(whyNot(LEGION, 'a7&b7rg~b8')).toBe('retire-new');
  expect(whyNot(LEGION, 'a7&b7rg~a8')).toBe('retire-no-duke');
  expect(whyNot(LEGION, 'a7&b7gr~b8')).toBe('retire-no-duke');
  expect(whyNot(LEGION, 'a7&b7gg~c8')).toBe('retire-no-duke');
  expect(whyNot(LEGION, 'a7&b7gg~d4')).toBe('legal');
});

test('[B-DUKE-A] what becomes another piece is no new duke', () => {
  expect(whyNot(LEGION, 'a7a8r~a8')).toBe('retire-no-duke');
  expect(whyNot(LEGION, 'a7a8g~b8')).toBe('retire-no-duke');
});

test('[B-DUKE-A, B-PROMO] a missing promotion is told before a wrong retirement', () => {
  expect(whyNot(LEGION, 'a7a8~d5')).toBe('promotion-missing');
  expect(whyNot(LEGION, 'a7a8~d4')).toBe('promotion-missing');
});

test('[B-SETUP, B-DUKE-A] nothing retires while the kings are placed', () => {
  expect([whyNot(BRASEZ_START, 'K@d1'), whyNot(BRASEZ_START, 'K@e1')]).toEqual(['legal', 'legal']);
  expect(whyNot(BRASEZ_START, 'K@d1~d4')).toBe('retire-not-now');
  expect(whyNot(BRASEZ_START, 'K@e1~d4')).toBe('retire-not-now');
});

test('[B-EP, B-CHARGE, B-DUKE-A] a capture in passing or a charge that could be made fails for its retirement', () => {
  expect(whyNot('7k/7p/8/3pP3/8/8/8/K7 w - d6 - b 0/0 -/- 0,- 1', 'e5d6~a5')).toBe('retire-no-duke');
  expect(whyNot(`7k/7p/r7/8/P7/8/8/K7 ${QUIET}`, 'a4*a6')).toBe('legal');
  expect(whyNot(`7k/7p/r7/8/P7/8/8/K7 ${QUIET}`, 'a4*a6~b5')).toBe('retire-no-duke');
});
