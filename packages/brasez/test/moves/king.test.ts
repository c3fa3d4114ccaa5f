import { brasez, castlingText } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { read } from '../positions.js';

const texts = (text: string): readonly (string | undefined)[] =>
  (['short', 'long'] as const).map((length) => castlingText(read(text), length));

test('[B-CASTLE] the text of a castling, legal or not, where the king is on one of his files', () => {
  expect(texts('3k4/7p/8/8/8/8/P7/4K3 w - - - b 0/0 -/- 0,- 1')).toEqual(['e1g1', 'e1b1']);
  expect(texts('3k4/7p/8/8/8/8/P7/4K3 b - - - b 0/0 -/- 0,- 1')).toEqual(['d8g8', 'd8b8']);
  expect(texts('3k4/7p/8/8/8/8/P7/5K2 w - - - b 0/0 -/- 0,- 1')).toEqual([undefined, undefined]);
});

test('[B-CASTLE, B-SETUP] there is none before the king has been placed', () => {
  expect(castlingText(brasez.start(), 'short')).toBeUndefined();
});
