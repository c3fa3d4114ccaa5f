import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isCheckAfter, isLegalIn, legalFrom, outcomeAfter } from './positions.js';

const ZONE = drawn(
  `. . . . . . . k
   . . . . . . . p
   . . . . . . . .
   . . . n g . . .
   . . . . . . . .
   P . P . . N . .
   . . . . . . . .
   K . . R . . . .`,
  'w - - - b 0/0 -/- 6,- 1',
);

test('[B-ZONE] a piece that moves next to an enemy duke is removed, as captured', () => {
  expect(after(ZONE, 'f3d4')).toBe('7k/7p/8/3ng3/8/P1P5/8/K2R4 b - - - b 0/0 N/- 0,- 1');
});

test('[B-ZONE] what it captured stays captured', () => {
  expect(after(ZONE, 'd1d5')).toBe('7k/7p/8/4g3/8/P1P2N2/8/K7 b - - - b 0/0 R/N 0,- 1');
});

test('[B-ZONE] passing through is harmless, and pieces already there are untouched', () => {
  expect(fieldAfter(1, ZONE.replace('3ng3', '4g3'), 'd1d8')).toBe('3R3k/7p/8/4g3/8/P1P2N2/8/K7');
  const beside = ZONE.replace('3ng3', '3Ng3');
  expect(fieldAfter(1, beside, 'a3a4')).toContain('3Ng3');
});

test('[B-ZONE] it stays when, standing there, it gives check', () => {
  const text = drawn(`
    . . . . . . . .
    . . . . k . . p
    . . . g . . . .
    . . . . . . . .
    . N . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`);
  expect(fieldAfter(1, text, 'b4d5')).toBe('8/4k2p/3g4/3N4/8/8/8/K7');
  expect(fieldAfter(1, text, 'b4c6')).toBe('8/4k2p/2Ng4/8/8/8/8/K7');
});

test('[B-ZONE] a check from any other piece keeps it too', () => {
  const text = drawn(`
    . . . . . . . .
    . . . . . . . p
    . . . . . . . .
    . . . . . . . .
    . . g . . . . .
    . . . . . . . .
    . . . . . . . .
    K R N . . k . .`);
  expect(fieldAfter(1, text, 'c1b3')).toBe('8/7p/8/8/2g5/1N6/8/KR3k2');
  const silent = text.replace('KRN2k2', 'K1N2k2');
  expect(fieldAfter(1, silent, 'c1b3')).toBe('8/7p/8/8/2g5/8/8/K4k2');
});

test('[B-ZONE] a removal that itself opens a line does not bring the piece back', () => {
  const text = drawn(`
    . . . . . . . .
    R . . r . . k p
    . . . . g . . .
    . . N . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`);
  // The knight takes on d7 and is removed there; only then does the rook on a7 give check.
  expect(after(text, 'c5d7')).toBe('8/R5kp/4g3/8/8/8/8/K7 b - - - b 0/0 N/R 0,- 1');
  expect(isCheckAfter(text, 'c5d7')).toBe(true);
});

test('[B-ZONE] a promoted piece is judged as what it became; a new duke is immune', () => {
  const aside = '8/1Pg4k/7p/8/8/8/8/K6P w - - - b 0/0 R/- 6,- 1';
  expect(after(aside, 'b7b8r')).toBe('8/2g4k/7p/8/8/8/8/K6P b - - - b 0/0 R/- 0,- 1');
  expect(fieldAfter(1, aside, 'b7b8g')).toBe('1G6/2g4k/7p/8/8/8/8/K6P');
  const onRank = '7k/1Pg5/7p/8/8/8/8/K6P w - - - b 0/0 R/- 6,- 1';
  expect(fieldAfter(1, onRank, 'b7b8r')).toBe('1R5k/2g5/7p/8/8/8/8/K6P');
});

test('[B-ZONE] a legion is judged together', () => {
  const both = '7k/7p/3g4/8/2PP4/8/8/K6P w - - - b 0/0 -/- 0,- 1';
  expect(fieldAfter(1, both, 'c4&d4')).toBe('7k/7p/3g4/8/8/8/8/K6P');
  const one = '7k/7p/1g6/8/2PP4/8/8/K6P w - - - b 0/0 -/- 0,- 1';
  expect(fieldAfter(1, one, 'c4&d4')).toBe('7k/7p/1g6/3P4/8/8/8/K6P');
  const check = '8/7p/3gk3/8/2PP4/8/8/K6P w - - - b 0/0 -/- 0,- 1';
  expect(fieldAfter(1, check, 'c4&d4')).toBe('8/7p/3gk3/2PP4/8/8/8/K6P');
});

test('[B-ZONE] sneak and en passant end in a zone like any move', () => {
  const sneak = drawn(`
    . . . L . . . k
    . . . . . . . p
    . . . . . . . .
    . . . . g . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . P`);
  expect(fieldAfter(1, sneak, 'd8d4')).toBe('7k/7p/8/4g3/8/8/8/K6P');
  const passed = '7k/4g3/8/3pP3/8/8/8/K6P w - d6 - b 0/0 -/- 0,- 1';
  expect(after(passed, 'e5d6')).toBe('7k/4g3/8/8/8/8/8/K6P b - - - b 0/0 -/- 0,- 1');
  expect(outcomeAfter(passed, 'e5d6')).toBeUndefined();
});

test('[B-ZONE] judged before the retirement of an own duke, and an own zone is harmless', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . p
    . . . . . . . .
    . . . . G . . .
    . . . . . . . .
    . . . . . N . .
    . . . . . . . .
    K . . . . . . P`);
  expect(fieldAfter(1, text, 'f3d4')).toContain('3N4');
  expect(fieldAfter(1, text, 'f3d4~e5')).toContain('3N4');
});

test('[B-ZONE] a king never steps onto a zone square, but may stand and be pushed there', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . p
    . . . . . . . .
    . . . . . . . .
    . . . . g . . .
    . . . K . . . .
    . . . . . . . .
    . . . . . . . P`);
  expect(legalFrom(text, 'd3')).toEqual(['d3c2', 'd3c3', 'd3c4', 'd3d2', 'd3e2']);
  expect(isLegalIn(text, 'd3d4')).toBe(false);
});

test('[B-ZONE] a duke pushed next to a king is no check', () => {
  const text = '7k/8/3K4/8/8/4g3/4P3/8 w - - E b 0/0 -/- 0,- 1';
  const pushed = after(text, 'e2e4');
  expect(pushed).toBe('7k/8/3K4/4g3/8/8/8/8 b - - - b 0/0 -/- 0,0 1');
  expect(isCheckAfter(pushed)).toBe(false);
});

test('[B-ZONE] [B-CHECK] a piece the zone removes does not stop a check', () => {
  const open = '7k/8/8/8/8/8/6N1/K6r w - - - b 0/0 -/- 0,- 1';
  expect(isLegalIn(open, 'g2e1')).toBe(true);
  const zoned = '7k/8/8/8/8/8/3g2N1/K6r w - - - b 0/0 -/- 0,- 1';
  expect(isLegalIn(zoned, 'g2e1')).toBe(false);
});
