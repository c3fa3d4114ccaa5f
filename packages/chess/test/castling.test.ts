import { classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, fen, targets } from './positions.js';

const BOTH = 'c1 d1 d2 e2 f1 f2 g1';
const HOME = 'R3K2R w KQ';
const white = (ranks: string, home = HOME): string => targets(classico, classic(`${ranks}/${home}`), 'e1');

test('[C-CASTLE, P-F5] both castlings of White and of Black, the rook beside the king', () => {
  expect(white('4k3/8/8/8/8/8/8')).toBe(BOTH);
  expect(fen(classic(`4k3/8/8/8/8/8/8/${HOME}`, 'e1g1'))).toBe('4k3/8/8/8/8/8/8/R4RK1 b - - 1 1');
  expect(fen(classic(`4k3/8/8/8/8/8/8/${HOME}`, 'e1c1'))).toBe('4k3/8/8/8/8/8/8/2KR3R b - - 1 1');
  expect(fen(classic('r3k2r/8/8/8/8/8/8/4K3 b kq', 'e8g8'))).toBe('r4rk1/8/8/8/8/8/8/4K3 w - - 1 2');
  expect(fen(classic('r3k2r/8/8/8/8/8/8/4K3 b kq', 'e8c8'))).toBe('2kr3r/8/8/8/8/8/8/4K3 w - - 1 2');
});

test('[C-CASTLE] a king or rook that has moved takes the right along, also when it comes back', () => {
  const back = (moves: string) => fen(classic(`4k3/8/8/8/8/8/8/${HOME}`, moves)).split(' ')[2];
  expect(back('e1e2 e8e7 e2e1 e7e8')).toBe('-');
  expect(back('a1a2 e8e7 a2a1 e7e8')).toBe('K');
  expect(back('h1h2 e8e7 h2h1 e7e8')).toBe('Q');
});

test('[C-CASTLE] a captured rook takes the right along', () => {
  expect(fen(classic('4k3/8/8/8/8/8/6b1/R3K2R b KQ', 'g2h1')).split(' ')[2]).toBe('Q');
  expect(fen(classic('4k3/8/8/8/8/8/1b6/R3K2R b KQ', 'b2a1')).split(' ')[2]).toBe('K');
});

test('[C-CASTLE] every square between king and rook must be empty', () => {
  expect(white('4k3/8/8/8/8/8/8', 'RN2K1NR w KQ')).toBe('d1 d2 e2 f1 f2');
  expect(white('4k3/8/8/8/8/8/8', 'R1B1KB1R w KQ')).toBe('d1 d2 e2 f2');
  expect(white('4k3/8/8/8/8/8/8', 'R2QK2R w KQ')).toBe('d2 e2 f1 f2 g1');
});

test('[C-CASTLE] not out of check', () => {
  expect(white('4k3/4r3/8/8/8/8/8')).toBe('d1 d2 f1 f2');
});

test('[C-CASTLE] not through or onto an attacked square', () => {
  expect(white('4k3/5r2/8/8/8/8/8')).toBe('c1 d1 d2 e2');
  expect(white('4k3/6r1/8/8/8/8/8')).toBe('c1 d1 d2 e2 f1 f2');
  expect(white('4k3/3r4/8/8/8/8/8')).toBe('e2 f1 f2 g1');
  expect(white('4k3/2r5/8/8/8/8/8')).toBe('d1 d2 e2 f1 f2 g1');
});

test('[C-CASTLE] the rook may be attacked, and cross an attacked square on the long side', () => {
  expect(white('4k3/7r/8/8/8/8/8')).toBe(BOTH);
  expect(white('4k3/r7/8/8/8/8/8')).toBe(BOTH);
  expect(white('4k3/1r6/8/8/8/8/8')).toBe(BOTH);
});

test('[C-CASTLE] no right, no castling', () => {
  expect(white('4k3/8/8/8/8/8/8', 'R3K2R w -')).toBe('d1 d2 e2 f1 f2');
});
