import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isLegalIn, legalFrom, targets } from './positions.js';

const FAR = drawn(`
    . . . L . . W .
    . . . . . . . .
    . . . . . . . .
    k . . . . . . .
    . . . . . . . p
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`);

test('[B-SNEAK] lord and warlord go from the far rank to any empty square', () => {
  expect(targets(FAR, 'd8')).toHaveLength(59);
  expect(targets(FAR, 'g8')).toHaveLength(59);
  expect(fieldAfter(1, FAR, 'd8e3')).toBe('6W1/8/8/k7/7p/4L3/8/K7');
});

test('[B-SNEAK] never to an occupied square beyond the ordinary moves', () => {
  expect(isLegalIn(FAR, 'd8h4')).toBe(false);
  const near = drawn(`
    . . . L . . . .
    . . p . . . . .
    . . . . . . . .
    k . . . . . . .
    . . . . . . . p
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`);
  expect(isLegalIn(near, 'd8c7')).toBe(true);
});

test('[B-SNEAK] one action a square: an ordinary move is not listed twice', () => {
  const moves = legalFrom(FAR, 'g8');
  expect(new Set(moves).size).toBe(moves.length);
});

test('[B-SNEAK] not from any other rank, and not kept after leaving it', () => {
  expect(targets(after(FAR, 'd8d5', 'a5a6'), 'd5')).toEqual(['c4', 'c6', 'd6', 'e4', 'e6']);
});

test('[B-SNEAK] [B-PRIEST] a promoted piece has its rights from its next turn', () => {
  const text = drawn(
    `. . . . . . . .
     . P . . . . . .
     . . . . . . . .
     k . . . . . . .
     . . . . . . . p
     . . . . . . . .
     . . . . . . . .
     K . . . . . . .`,
    'w - - - b 0/0 HL/- 0,- 1',
  );
  expect(targets(after(text, 'b7b8l', 'h4h3'), 'b8')).toContain('g2');
  expect(targets(after(text, 'b7b8h', 'h4h3'), 'b8')).toEqual(['a7', 'a8', 'b7', 'c7', 'c8', 'd6', 'e5']);
});
