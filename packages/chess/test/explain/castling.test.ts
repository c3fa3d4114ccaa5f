import { castlingText, classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic } from '../positions.js';

const why = (fen: string, attempt: string) => classico.explain(classic(fen), attempt);

test('[C-CASTLE] the refusals of Black name his squares and his rights', () => {
  expect(why('r3k2r/8/8/8/8/8/8/4K3 b k', 'e8c8')).toEqual({
    code: 'castling-right-lost',
    facts: { side: 'long' },
    rule: 'C-CASTLE',
  });
  expect(why('rn2k3/8/8/8/8/8/8/4K3 b q', 'e8c8')?.facts).toEqual({
    side: 'long',
    by: 'knight',
    at: 'b8',
    colour: 'b',
  });
  expect(why('4k2r/8/8/8/8/8/5R2/4K3 b k', 'e8g8')?.facts).toEqual({
    to: 'f8',
    by: 'rook',
    at: 'f2',
    colour: 'w',
  });
});

test('[C-CASTLE] only a king on his first square tries to castle, two squares along his rank', () => {
  expect(why('8/4k3/8/8/8/8/8/R3K2R w KQ', 'e1h1')?.code).toBe('king-pattern');
  expect(why('8/4k3/8/8/8/8/8/R3K2R w KQ', 'e1b1')?.code).toBe('king-pattern');
  expect(why('8/4k3/8/8/8/8/8/R3K2R w KQ', 'e1g3')?.code).toBe('king-pattern');
  expect(why('8/4k3/8/8/8/8/4K3/R6R', 'e2g2')?.code).toBe('king-pattern');
  expect(why('4K3/8/8/8/8/8/4k3/R6R', 'e8g8')?.code).toBe('king-pattern');
  expect(why('8/3k4/8/8/8/8/K7/4RN2', 'e1g1')?.code).toBe('path-blocked');
  expect(why('8/p3k3/8/8/8/8/K7/4N3', 'e1g1')?.code).toBe('knight-pattern');
});

test('[C-CASTLE, C-PROMO] a castling that could be made promotes nothing', () => {
  expect(why('4k3/8/8/8/8/8/8/R3K2R w KQ', 'e1g1q')).toEqual({
    code: 'promotion-not-here',
    facts: { to: 'g1' },
    rule: 'C-PROMO',
  });
});

test('[C-CASTLE] the text of a castling, legal or not, where the king is on his file', () => {
  const start = classico.start();
  expect([castlingText(start, 'short'), castlingText(start, 'long')]).toEqual(['e1g1', 'e1c1']);
  const black = classic('4k3/8/8/8/8/8/P7/3K4 b');
  expect([castlingText(black, 'short'), castlingText(black, 'long')]).toEqual(['e8g8', 'e8c8']);
  const aside = classic('4k3/8/8/8/8/8/P7/3K4');
  expect([castlingText(aside, 'short'), castlingText(aside, 'long')]).toEqual([undefined, undefined]);
});

test('[C-CASTLE] what attacks nothing is not blamed', () => {
  expect(why('4k3/6r1/8/8/8/8/N7/R3K2R w KQ', 'e1g1')?.code).toBe('castling-into-attack');
  expect(why('4k3/6r1/8/n7/8/8/8/R3K2R w KQ', 'e1g1')?.facts).toEqual({
    to: 'g1',
    by: 'rook',
    at: 'g7',
    colour: 'b',
  });
});
