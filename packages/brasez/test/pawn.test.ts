import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isLegalIn, targets, whyNot } from './positions.js';

const FILES = `
    . . . . . . . k
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P . . P . . . .
    K . . . . . . n`;

test('[B-DOUBLE] an unmoved pawn may go two squares when both are empty', () => {
  const text = drawn(FILES, 'w - - AD b 0/0 -/- 0,- 1');
  expect(targets(text, 'a2')).toEqual(['a3', 'a4']);
  expect(fieldAfter(5, text, 'a2a4')).toBe('D');
  expect(fieldAfter(5, text, 'a2a3')).toBe('D');
});

test('[B-DOUBLE] a pawn that left its square may not, even when it stands there again', () => {
  const text = drawn(FILES, 'w - - D b 0/0 -/- 0,- 1');
  expect(targets(text, 'a2')).toEqual(['a3']);
  expect(targets(text, 'd2')).toEqual(['d3', 'd4']);
});

test('[B-DOUBLE] own pieces on the way stop it', () => {
  const text = drawn(
    `. . . . . . . k
     . . . . . . . p
     . . . . . . . .
     . . . . . . . .
     N . . . . . . .
     . N . . . . . .
     P P . . . . . .
     K . . . . . . .`,
    'w - - AB b 0/0 -/- 0,- 1',
  );
  expect(targets(text, 'a2')).toEqual(['a3']);
  expect(targets(text, 'b2')).toEqual([]);
});

const BESIDE = `
    . . . . . . . k
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . p . p . .
    . . . . . . . .
    . . . . P . . .
    K . . . . . . .`;

test('[B-EP] after a double step both neighbours may capture on the square passed over', () => {
  const text = drawn(BESIDE, 'w - - E b 0/0 -/- 0,- 1');
  expect(fieldAfter(4, text, 'e2e4')).toBe('e3');
  expect(isLegalIn(after(text, 'e2e4'), 'f4e3')).toBe(true);
  expect(after(text, 'e2e4', 'd4e3')).toBe('7k/8/8/8/5p2/4p3/8/K7 w - - - b 0/0 -/- 0,- 2');
});

test('[B-EP] only in the next action, a pass included', () => {
  const text = drawn(BESIDE, 'w - - E b 0/0 -/- 0,- 1');
  expect(isLegalIn(after(text, 'e2e4', 'h8h7', 'a1a2'), 'd4e3')).toBe(false);
  expect(isLegalIn(after(text, 'e2e4', 'pass', 'a1a2'), 'd4e3')).toBe(false);
  expect(fieldAfter(4, text, 'e2e3')).toBe('-');
});

test('[B-EP] after a lance of two, not after a lance of one', () => {
  const text = drawn(
    `. . . . . . . k
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . p . . . .
     . . . . n . . .
     . . . . P . . .
     K . . . . . . .`,
    'w - - E b 0/0 -/- 0,- 1',
  );
  expect(fieldAfter(4, text, 'e2e4')).toBe('e3');
  expect(after(text, 'e2e4', 'd4e3')).toBe('7k/8/8/4n3/8/4p3/8/K7 w - - - b 0/0 -/- 0,- 2');
  expect(fieldAfter(4, text, 'e2e3')).toBe('-');
});

test('[B-EP] nothing is left to capture when a zone removed the advanced pawn', () => {
  const text = drawn(
    `. . . . . . . k
     . . . . . . . .
     . . . . . . . .
     . . . . g . . .
     . . . p . . . .
     . . . . . . . .
     . . . . P . . .
     K N . . . . . .`,
    'w - - E b 0/0 -/- 0,- 1',
  );
  expect(after(text, 'e2e4')).toBe('7k/8/8/4g3/3p4/8/8/KN6 b - - - b 0/0 -/- 0,- 1');
});

test('[B-EP] a capture that would expose the own king is not written, nor accepted', () => {
  const text = drawn(
    `. . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     R . . p . k . .
     . . . . . . . .
     . . . . P . . .
     K . . . . . . .`,
    'w - - E b 0/0 -/- 0,- 1',
  );
  expect(fieldAfter(4, text, 'e2e4')).toBe('-');
  expect(whyNot(after(text, 'e2e4'), 'd4e3')).toBe('ep-exposes');
});

test('[B-PROMO] to a lost piece, which leaves the list, or to a duke; never staying a pawn', () => {
  const text = drawn(
    `. . . . . n . k
     P . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     K . . . . . . .`,
    'w - - - b 0/0 RNN/W 5,- 9',
  );
  expect(targets(text, 'a7')).toEqual(['a8g', 'a8n', 'a8r']);
  expect(after(text, 'a7a8n')).toBe('N4n1k/8/8/8/8/8/8/K7 b - - - b 0/0 RN/W 0,- 9');
  expect(after(text, 'a7a8g')).toBe('G4n1k/8/8/8/8/8/8/K7 b - - - b 0/0 RNN/W 0,- 9');
});

test('[B-PROMO] a promoted piece that is captured comes back as what it became', () => {
  const text = drawn(
    `. n . . . . . k
     P . . . . . . .
     . . . . . . . .
     . . n . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     K . . . P . . .`,
    'w - - - b 0/0 W/- 5,- 9',
  );
  expect(fieldAfter(8, text, 'a7b8w')).toBe('-/N');
  expect(fieldAfter(8, text, 'a7b8w', 'c5d7', 'e1e2', 'd7b8')).toBe('W/N');
});

test('[B-PROMO] a new duke stands even next to the enemy king', () => {
  const text = drawn(
    `. . . . . . . k
     . . . . . . P .
     . . . . . . . .
     . . . . . . . K
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . r . . .`,
    'b - - - b 0/0 -/- 0,- 9',
  );
  expect(fieldAfter(1, text, 'h8h7', 'g7g8g')).toBe('6G1/7k/8/7K/8/8/8/4r3');
});

test('[B-PROMO] a legion promotes both, left first, and one piece does not serve twice', () => {
  const text = drawn(
    `. . . . . . . k
     . . P P . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     K . . . . n . .`,
    'w - - - b 0/0 WN/- 5,- 9',
  );
  const pairs = ['gg', 'gn', 'gw', 'ng', 'nw', 'wg', 'wn'].map((pair) => `&d7${pair}`);
  expect(targets(text, 'c7').filter((target) => target.startsWith('&'))).toEqual(pairs);
  expect(after(text, 'c7&d7nw')).toBe('2NW3k/8/8/8/8/8/8/K4n2 b - - - b 0/0 -/- 0,- 9');
});
