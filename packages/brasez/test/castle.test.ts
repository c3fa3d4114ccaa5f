import { expect, test } from 'vitest';
import { after, drawn, isLegalIn, targets } from './positions.js';

/** White at home with the king on d or e; what else stands on the first rank and in front is given. */
function home(first: string, second = '. . . . . . . .', rights = 'BG', sixth = '. . . . . . . .'): string {
  return drawn(
    `. . . . . . . k
     . . . . . . . p
     ${sixth}
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     ${second}
     ${first}`,
    `w ${rights} - - b 0/0 -/- 4,- 1`,
  );
}

test('[B-CASTLE] the king alone jumps to b or g, from d or e', () => {
  expect(after(home('. . R . K R . .'), 'e1g1')).toBe('7k/7p/8/8/8/8/8/2R2RK1 b - - - b 0/0 -/- 5,- 1');
  expect(after(home('. . R . K R . .'), 'e1b1')).toBe('7k/7p/8/8/8/8/8/1KR2R2 b - - - b 0/0 -/- 5,- 1');
  expect(isLegalIn(home('. . R K . R . .'), 'd1g1')).toBe(true);
  expect(isLegalIn(home('. . R K . R . .'), 'd1b1')).toBe(true);
});

test('[B-CASTLE] what stands or attacks in between does not matter', () => {
  const text = home('. . R . K R . .', undefined, 'BG', '. . . r . r . .');
  expect(isLegalIn(text, 'e1b1')).toBe(true);
  expect(isLegalIn(text, 'e1g1')).toBe(true);
  expect(isLegalIn(home('. . R W K R . .'), 'e1b1')).toBe(true);
});

test('[B-CASTLE] each right stands alone: king and that side’s rook never moved', () => {
  expect(targets(home('. . R . K R . .', undefined, 'B'), 'e1')).toContain('b1');
  expect(targets(home('. . R . K R . .', undefined, 'B'), 'e1')).not.toContain('g1');
  expect(targets(home('. . R . K R . .', undefined, '-'), 'e1')).not.toContain('b1');
});

test('[B-CASTLE] not out of check', () => {
  const text = home('. . R . K R . .', '. . . . . . . .', 'BG', '. . . . r . . .');
  expect(isLegalIn(text, 'e1b1') || isLegalIn(text, 'e1g1')).toBe(false);
});

test('[B-CASTLE] the target must be empty', () => {
  expect(isLegalIn(home('. N R . K R n .'), 'e1b1')).toBe(false);
  expect(isLegalIn(home('. N R . K R n .'), 'e1g1')).toBe(false);
});

test('[B-CASTLE] the target must not be attacked, a charge included', () => {
  const rooks = home('. . R . K R . .', undefined, 'BG', '. r . . . . . .');
  expect([isLegalIn(rooks, 'e1b1'), isLegalIn(rooks, 'e1g1')]).toEqual([false, true]);
  const charge = drawn(
    `. . . . . . . k
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . l .
     . . . . . . . .
     . . R . K R . .`,
    'w BG - - b 0/0 -/- 4,- 1',
  );
  expect([isLegalIn(charge, 'e1b1'), isLegalIn(charge, 'e1g1')]).toEqual([true, false]);
});

test('[B-CASTLE] the target must not lie in the zone of an enemy duke', () => {
  const text = home('. . R . K R . .', 'g . . . . . . .');
  expect([isLegalIn(text, 'e1b1'), isLegalIn(text, 'e1g1')]).toEqual([false, true]);
});
