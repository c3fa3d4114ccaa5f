import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isLegalIn, legalFrom } from './positions.js';

/** White pawns on d4 and e4; what stands on ranks 5 and 6 is given. */
function field(fifth: string, sixth: string, fields?: string): string {
  return drawn(
    `. . . . . . . k
     . . . . . . . p
     ${sixth}
     ${fifth}
     . . . P P . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . K`,
    fields,
  );
}

const EMPTY = '. . . . . . . .';

test('[B-LEGION] two pawns side by side go one square ahead together', () => {
  expect(after(field(EMPTY, EMPTY), 'd4&e4')).toBe('7k/7p/8/3PP3/8/8/8/7K b - - - b 0/0 -/- 0,- 1');
});

test('[B-LEGION] one or two enemies in front are pushed one square', () => {
  expect(fieldAfter(1, field('. . . n . . . .', EMPTY), 'd4&e4')).toBe('7k/7p/3n4/3PP3/8/8/8/7K');
  expect(fieldAfter(1, field('. . . n r . . .', EMPTY), 'd4&e4')).toBe('7k/7p/3nr3/3PP3/8/8/8/7K');
});

test('[B-LEGION] a piece right behind, an own piece or a duke stops it', () => {
  for (const support of ['n', 'N', 'g', 'G']) {
    const text = field('. . . n . . . .', `. . . ${support} . . . .`);
    expect(isLegalIn(text, 'd4&e4'), support).toBe(false);
  }
  expect(isLegalIn(field('. . . N . . . .', EMPTY), 'd4&e4')).toBe(false);
  expect(isLegalIn(field('. . . . g . . .', EMPTY), 'd4&e4')).toBe(false);
  expect(isLegalIn(field('. . . . G . . .', EMPTY), 'd4&e4')).toBe(false);
});

test('[B-LEGION] nothing is pushed off the board', () => {
  const text = drawn(`
    . . . n . . . k
    . . . P P . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . K`);
  expect(legalFrom(text, 'd7&')).toEqual([]);
});

test('[B-LEGION] moved or not does not matter, and the pair loses its marks', () => {
  const text = drawn(
    `. . . . . . . k
     . . . . . . . p
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . n . . .
     . . . P P . . .
     . . . . . . . K`,
    'w - - D b 0/0 -/- 9,- 1',
  );
  expect(after(text, 'd2&e2')).toBe('7k/7p/8/8/4n3/3PP3/8/7K b - - - b 0/0 -/- 0,- 1');
});

test('[B-LEGION] named by the left pawn first; pawns apart are no legion', () => {
  expect(legalFrom(field(EMPTY, EMPTY), 'd4&')).toEqual(['d4&e4']);
  expect(legalFrom(field(EMPTY, EMPTY), 'e4&')).toEqual([]);
  const apart = drawn(`
    . . . . . . . k
    . . . . . . . p
    . . . . . . . .
    . . . . . P . .
    . . . P P . . .
    P . . . . . . P
    . . . . . . . .
    . . . . . . . K`);
  expect(legalFrom(apart, 'a3&').concat(legalFrom(apart, 'e4&'), legalFrom(apart, 'h3&'))).toEqual([]);
});

test('[B-LEGION] [B-CHECK] the pair may not open its rank to an enemy rook', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . K . P P . . r
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`);
  expect(isLegalIn(text, 'd4&e4')).toBe(false);
  expect(isLegalIn(text, 'd4d5')).toBe(true);
});
