import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isLegalIn, legal, legalFrom } from './positions.js';

const DUKES = drawn(
  `. . . . . . . k
   . P . . . . . p
   . . . . . . . .
   . . . G . . . .
   . . . . . . . .
   . . G . . . . .
   . . . . . . . .
   K N . . . . . .`,
  'w - - - w 1/0 -/- 6,- 1',
);

test('[B-DUKE-A] after a move of another piece one own duke may retire', () => {
  expect(legalFrom(DUKES, 'b1a3')).toEqual(['b1a3', 'b1a3~c3', 'b1a3~d5']);
  expect(after(DUKES, 'b1a3~d5')).toBe('7k/1P5p/8/8/8/N1G5/8/K7 b - - - w 2/0 -/- 7,- 1');
});

test('[B-DUKE-A] not after a pass or an entry, and not the duke just made', () => {
  expect(legal(DUKES).filter((move) => move.startsWith('pass'))).toEqual(['pass']);
  expect(legalFrom(DUKES, 'G@e2')).toEqual(['G@e2']);
  expect(legalFrom(DUKES, 'b7b8')).toEqual(['b7b8g', 'b7b8g~c3', 'b7b8g~d5']);
});

test('[B-DUKE-A] after charge, lance, legion, sneak and castling too', () => {
  const text = drawn(
    `. . . L . . . k
     . . . . . . . .
     . . . . n . . .
     . . . . . . . .
     P P . . L . . .
     . . . p . . . .
     . . . P . . . .
     . . R . K R . G`,
    'w G - D b 0/0 -/- 0,- 1',
  );
  expect(isLegalIn(text, 'e4*e6~h1')).toBe(true);
  expect(isLegalIn(text, 'a4&b4~h1')).toBe(true);
  expect(isLegalIn(text, 'd2d3~h1')).toBe(true);
  expect(isLegalIn(text, 'd8g4~h1')).toBe(true);
  expect(isLegalIn(text, 'e1g1~h1')).toBe(true);
});

test('[B-DUKE-A] [B-CHECK] a retirement may not open a line to the own king', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K N G . . . . r`);
  expect(isLegalIn(text, 'b1a3')).toBe(true);
  expect(isLegalIn(text, 'b1a3~c1')).toBe(false);
  expect(isLegalIn(text, 'a1a2~c1')).toBe(true);
});

const ENTRY = drawn(
  `. . . . . . . k
   . . . . . . . .
   . . . . . . . .
   . r . . . . . .
   . . . . . l . .
   . . . . . . . .
   . . . . . . . .
   K . . . . . . P`,
  'w - - - b 1/0 -/- 6,- 1',
);

test('[B-DUKE-B] a duke enters an empty square, and that is the whole turn', () => {
  expect(after(ENTRY, 'G@d1')).toBe('7k/8/8/1r6/5l2/8/8/K2G3P b - - - b 0/0 -/- 7,- 1');
  expect(isLegalIn(ENTRY, 'G@h1')).toBe(false);
});

test('[B-DUKE-B] not onto a square an enemy attacks, a charge included', () => {
  expect(isLegalIn(ENTRY, 'G@e5')).toBe(false);
  expect(isLegalIn(ENTRY, 'G@b2')).toBe(false);
  expect(isLegalIn(ENTRY, 'G@f2')).toBe(false);
  expect(isLegalIn(ENTRY, 'G@e2')).toBe(true);
});

test('[B-DUKE-B] not next to the enemy king, and only with a duke in the Duchy', () => {
  expect(isLegalIn(ENTRY, 'G@g7')).toBe(false);
  expect(isLegalIn(ENTRY, 'G@f6')).toBe(true);
  expect(legalFrom(ENTRY.replace('1/0', '0/1'), 'G@')).toEqual([]);
});

test('[B-DUKE-B] [B-CHECK] in check it enters only to stand in the line', () => {
  const text = '7k/8/4p3/8/4K3/8/8/8 w - - - b 1/0 -/- 6,- 1';
  expect(legalFrom(text, 'G@')).toEqual(['G@e5']);
});

test('[B-DUKE-A] [B-DUKE-B] a duke that retired enters again', () => {
  expect(fieldAfter(7, DUKES, 'b1a3~d5', 'h7h6', 'G@d5')).toBe('1/0');
});
