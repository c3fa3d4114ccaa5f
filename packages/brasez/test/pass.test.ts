import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isLegalIn, outcomeAfter } from './positions.js';

const CALM = drawn(
  `. . . . . . . k
   . . . . . . . p
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   P . . . . . . .
   K . . . . . . .`,
  'w - - - w 0/0 -/- 6,- 3',
);

test('[B-PASS] the holder hands the token over instead of acting', () => {
  expect(after(CALM, 'pass')).toBe('7k/7p/8/8/8/8/P7/K7 b - - - b! 0/0 -/- 7,- 3');
  expect(isLegalIn(after(CALM, 'a2a3'), 'pass')).toBe(false);
});

test('[B-PASS] after an action the answer to a pass is open again', () => {
  expect(fieldAfter(6, CALM, 'pass', 'h7h6')).toBe('b');
  expect(outcomeAfter(CALM, 'pass', 'h7h6', 'a2a3', 'pass')).toBeUndefined();
});

test('[B-PASS] a pass answered at once by a pass is a draw', () => {
  expect(outcomeAfter(CALM, 'pass', 'pass')).toEqual({ winner: undefined, reason: 'doublepass' });
  expect(after(CALM, 'pass', 'pass')).toBe('7k/7p/8/8/8/8/P7/K7 w - - - w! 0/0 -/- 8,- 4');
});

test('[B-PASS] a position with ! stands after the first pass', () => {
  const text = CALM.replace(' w 0/0', ' w! 0/0');
  expect(outcomeAfter(text)).toBeUndefined();
  expect(outcomeAfter(text, 'pass')).toEqual({ winner: undefined, reason: 'doublepass' });
});

test('[B-PASS] not in check', () => {
  const text = drawn(
    `. . . . . . . k
     . . . . . . . p
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     P . . . . . . .
     K . . . r . . .`,
    'w - - - w 0/0 -/- 6,- 3',
  );
  expect(isLegalIn(text, 'pass')).toBe(false);
});
