import { isLegal } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { after, legal, place, text } from './positions.js';

// The four quick examples of the rule sheet's section 10.

test('[S-EX1] 1 and 5 give another throw after moving', () => {
  expect(after(senet.start(), '1', '9-10')).toBe('ABABABABBA/........../.......... A -');
  expect(after(senet.start(), '5', '9-14')).toBe('ABABABAB.B/...A....../.......... A -');
});

test('[S-EX2] from 8 with a 3 onto a lone enemy on 11: mine stands on 11, the enemy on 8', () => {
  expect(after(place('A8 B11', 'A 3'), '8-11')).toBe(text('A11 B8', 'B -'));
});

test('[S-EX3] enemies on 12 and 13: no landing on either; overtaking is allowed', () => {
  expect(isLegal(senet, place('A10 B12 B13', 'A 2'), '10-12')).toBe(false);
  expect(isLegal(senet, place('A10 B12 B13', 'A 3'), '10-13')).toBe(false);
  expect(legal(place('A10 B12 B13', 'A 4'))).toEqual(['10-14']);
  expect(legal(place('A10 B12 B13 B14', 'A 5'))).toEqual(['skip']);
});

test('[S-EX4] enemies on 12, 13 and 14: every way through 12 to 14 is illegal', () => {
  for (const from of [8, 9, 10, 11]) {
    for (const die of [1, 2, 3, 4, 5]) {
      const to = from + die;
      const expected = to < 12 ? [`${from}-${to}`] : ['skip'];
      expect(legal(place(`A${from} B12 B13 B14`, `A ${die}`))).toEqual(expected);
    }
  }
});
