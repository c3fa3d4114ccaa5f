import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, isLegalIn, targets } from './positions.js';

const FACING = drawn(
  `. . . . . . . k
   . . . p . . . .
   . . . P P . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   K . . . . . . .`,
  'w - - d b 0/0 -/- 7,- 1',
);

test('[B-PUSH] a pushed pawn loses its mark and may stand on its own first rank', () => {
  expect(after(FACING, 'd6&e6')).toBe('3p3k/3PP3/8/8/8/8/8/K7 b - - - b 0/0 -/- 0,- 1');
});

test('[B-PUSH] from its first rank it moves, captures, charges and joins legions', () => {
  const text = drawn(
    `. . . p p . . k
     . . . . . . . .
     . . . . R . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     K . . . . . . .`,
    'b - - - b 0/0 -/- 0,- 1',
  );
  expect(targets(text, 'd8')).toEqual(['&e8', 'd7']);
  expect(targets(text, 'e8')).toEqual(['*e6', 'e7']);
  expect(targets(text.replace('/8/4R3', '/4R3/8'), 'd8')).toEqual(['&e8', 'd7', 'e7']);
});

test('[B-PUSH] no zone removes a pushed piece', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . .
    . . . . G . . .
    . . . n . . . .
    . . P P . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`);
  expect(fieldAfter(1, text, 'c4&d4')).toBe('7k/8/3nG3/2PP4/8/8/8/K7');
});

test('[B-PUSH] [B-CASTLE] a king or rook that leaves home loses the rights that need it', () => {
  const text = drawn(
    `. . r . k r . .
     . . . . . . . p
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     P . . . . . . .
     . . R . K R . .`,
    'w BGbg - - b 0/0 -/- 0,- 1',
  );
  expect(fieldAfter(3, text, 'c1c8')).toBe('Gg');
  expect(fieldAfter(3, text, 'f1f3')).toBe('Bbg');
  expect(fieldAfter(3, text, 'e1d1')).toBe('bg');
  expect(isLegalIn(after(text, 'e1d1', 'h7h6', 'd1e1', 'h6h5'), 'e1g1')).toBe(false);
});
