import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isLegalIn, targets } from './positions.js';

const UNMOVED = 'w - - ABDEGH b 0/0 -/- 3,- 1';

/** White pawns unmoved on a2, b2 and d2; what stands before them is given from the bottom up. */
function field(third: string, fourth: string, fifth: string): string {
  return drawn(
    `. . . . . . . k
     . . . . . . . p
     . . . . . . . .
     ${fifth}
     ${fourth}
     ${third}
     P P . P . . . .
     . . . . . . . K`,
    'w - - ABD b 0/0 -/- 3,- 1',
  );
}

test('[B-LANCE] an enemy right in front is pushed one or two squares', () => {
  const text = field('n . . . . . . .', '. . . . . . . .', '. . . . . . . .');
  expect(targets(text, 'a2')).toEqual(['&b2', 'a3', 'a4']);
  expect(fieldAfter(1, text, 'a2a3')).toBe('7k/7p/8/8/n7/P7/1P1P4/7K');
  expect(fieldAfter(1, text, 'a2a4')).toBe('7k/7p/8/n7/P7/8/1P1P4/7K');
});

test('[B-LANCE] an enemy on the second square is pushed one', () => {
  const text = field('. . . . . . . .', '. . . n . . . .', '. . . . . . . .');
  expect(fieldAfter(1, text, 'd2d4')).toBe('7k/7p/8/3n4/3P4/8/PP6/7K');
});

test('[B-LANCE] any piece behind stops it', () => {
  for (const support of ['N', 'p', 'g']) {
    const first = field('n . . . . . . .', `${support} . . . . . . .`, '. . . . . . . .');
    expect(isLegalIn(first, 'a2a3'), support).toBe(false);
    expect(isLegalIn(first, 'a2a4'), support).toBe(false);
    const second = field('n . . . . . . .', '. . . . . . . .', `${support} . . . . . . .`);
    expect(isLegalIn(second, 'a2a3'), support).toBe(true);
    expect(isLegalIn(second, 'a2a4'), support).toBe(false);
    const third = field('. . . . . . . .', 'n . . . . . . .', `${support} . . . . . . .`);
    expect(isLegalIn(third, 'a2a4'), support).toBe(false);
  }
});

test('[B-LANCE] own pieces on the way block', () => {
  const text = field('N . . . . . . .', 'n N . n . . . .', '. . . . . . . .');
  expect(isLegalIn(text, 'a2a4')).toBe(false);
  expect(isLegalIn(text, 'b2b4')).toBe(false);
  expect(isLegalIn(text, 'd2d4')).toBe(true);
});

test('[B-LANCE] only on the first move', () => {
  const moved = field('n . . . . . . .', '. . . . . . . .', '. . . . . . . .').replace(' ABD ', ' BD ');
  expect(targets(moved, 'a2')).toEqual(['&b2']);
});

test('[B-LANCE] nothing is captured, but the clock restarts: it is a pawn move', () => {
  const text = field('r . . . . . . .', '. . . . . . . .', '. . . . . . . .');
  expect(after(text, 'a2a4')).toBe('7k/7p/8/r7/P7/8/1P1P4/7K b - - BD b 0/0 -/- 0,- 1');
});

test('[B-LANCE] a duke is pushed, and the pawn that ends next to it is removed', () => {
  const text = field('g . . . . . . .', '. . . . . . . .', '. . . . . . . .');
  expect(after(text, 'a2a3')).toBe('7k/7p/8/8/g7/8/1P1P4/7K b - - BD b 0/0 -/- 0,- 1');
  expect(fieldAfter(1, text, 'a2a4')).toBe('7k/7p/8/g7/8/8/1P1P4/7K');
});

test('[B-LANCE] the king right in front can be lanced', () => {
  const text = drawn(
    `. . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     k . . . . . . .
     P . . . . . . n
     . . . . . . . K`,
    UNMOVED.replace('ABDEGH', 'A'),
  );
  expect(fieldAfter(1, text, 'a2a3')).toBe('8/8/8/8/k7/P7/7n/7K');
  expect(fieldAfter(1, text, 'a2a4')).toBe('8/8/8/k7/P7/8/7n/7K');
});

test('[B-LANCE] [B-CHECK] a push may not leave the own king attacked', () => {
  const text = drawn(
    `. . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . K . . . . . k
     r . . . . . . .
     P . . . . . . .
     . . . . . . . .`,
    UNMOVED.replace('ABDEGH', 'A'),
  );
  expect(targets(text, 'a2')).toEqual(['a4']);
});
