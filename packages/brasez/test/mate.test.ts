import { expect, test } from 'vitest';
import { after, isCheckAfter, isLegalIn, mirror, mirrorMove, outcomeAfter } from './positions.js';

const REST = 'w - - - b 0/0 -/- 0,- 1';

function expectMate(text: string, move: string): void {
  expect(isLegalIn(text, move)).toBe(true);
  expect(isCheckAfter(text, move)).toBe(true);
  expect(outcomeAfter(text, move)).toEqual({ winner: 'w', reason: 'mate' });
  expect(outcomeAfter(mirror(text), mirrorMove(move))).toEqual({ winner: 'b', reason: 'mate' });
}

test('[B-MATE] a side in check without a legal action has lost', () => {
  expectMate(`7k/R7/1R6/8/8/8/p7/K7 ${REST}`, 'b6b8');
});

test('[B-MATE-ZONE] the zone denies the king its squares', () => {
  const text = `k7/8/G7/3l1R2/8/4K3/8/8 ${REST}`;
  expectMate(text, 'f5f8');
  expect(outcomeAfter(text.replace('G7', '8'), 'f5f8')).toBeUndefined();
});

test('[B-MATE-ZONE] the zone removes a piece that would stand between', () => {
  const text = `k7/5G1n/1K6/8/8/8/8/6R1 ${REST}`;
  expectMate(text, 'g1g8');
  const freed = text.replace('5G1n', '7n');
  expect(isLegalIn(after(freed, 'g1g8'), 'h7f8')).toBe(true);
});

test('[B-MATE-COLOUR] the priest’s step to the other colour', () => {
  const text = `5H1k/p3N3/8/8/3K4/8/8/8 ${REST}`;
  expectMate(text, 'f8g8');
});

test('[B-MATE-SNEAK] a lord comes from the far rank', () => {
  expectMate(`4L1rk/8/8/8/8/8/4K3/8 ${REST}`, 'e8h6');
});

test('[B-MATE-CHARGE] the threat of a charge', () => {
  expectMate(`k7/8/1P6/P7/5p2/3K4/8/8 ${REST}`, 'a5a6');
});

test('[B-MATE-LEGION] two pawns together', () => {
  expectMate(`7k/4p3/8/6PP/8/8/8/5K2 ${REST}`, 'g5&h5');
});

test('[B-MATE-LANCE] the king itself is lanced into the net', () => {
  expectMate(`8/8/8/8/6W1/5P1k/4K2P/6l1 ${REST.replace('- - - b', '- - H b')}`, 'h2h4');
});

test('[B-STALE] a side that is not in check and cannot act has lost', () => {
  const text = `k7/8/1W6/1p6/1P6/8/8/K7 ${REST.replace(' b 0/0', ' w 0/0')}`;
  expect(isCheckAfter(text, 'a1b1')).toBe(false);
  expect(outcomeAfter(text, 'a1b1')).toEqual({ winner: 'w', reason: 'stalemate' });
  expect(outcomeAfter(mirror(text), 'a8b8')).toEqual({ winner: 'b', reason: 'stalemate' });
});

test('[B-STALE] a pass is an action: with the token there is no stalemate', () => {
  const text = `k7/8/1W6/1p6/1P6/8/8/K7 ${REST}`;
  expect(outcomeAfter(text, 'a1b1')).toBeUndefined();
  expect(after(text, 'a1b1', 'pass')).toContain(' w - - - w! ');
});

test('[B-STALE] that only the king cannot move is not enough', () => {
  const text = `k7/7p/1W6/1p6/1P6/8/8/K7 ${REST.replace(' b 0/0', ' w 0/0')}`;
  expect(outcomeAfter(text, 'a1b1')).toBeUndefined();
});
