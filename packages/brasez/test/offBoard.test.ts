import { brasez, offBoardOf, sideToMove, zoneOwners } from '@tabuleiro/brasez';
import { formatSquare } from '@tabuleiro/grid';
import { expect, test } from 'vitest';
import { read } from './positions.js';

test('[B-PASS, B-DUKE-A, B-PROMO] what lies beside the board: token, Duchies, and pools with the strongest first', () => {
  expect(offBoardOf(read('7k/7p/8/8/8/8/P7/K7 w - - - w! 1/2 WRNL/HL 0,- 1'))).toEqual({
    token: 'w',
    isAfterPass: true,
    dukes: { w: 1, b: 2 },
    pools: { w: ['warlord', 'rook', 'knight', 'lord'], b: ['priest', 'lord'] },
  });
  expect(offBoardOf(read('7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 RR/- 0,- 1'))).toEqual({
    token: 'b',
    isAfterPass: false,
    dukes: { w: 0, b: 0 },
    pools: { w: ['rook', 'rook'], b: [] },
  });
});

test('[B-FORCE] the turn is told also where the game is over', () => {
  expect(sideToMove(brasez.start())).toBe('w');
  const over = read('7k/8/8/8/8/8/P7/K7 b - - - b 0/0 -/- 0,- 1');
  expect([brasez.turn(over).kind, sideToMove(over)]).toEqual(['over', 'b']);
});

test('[B-ZONE] the squares of each zone, those of both sides named for both', () => {
  const owners = zoneOwners(read('7k/7p/8/3g4/8/3G4/P7/K7 w - - - b 0/0 -/- 0,- 1'));
  const told = Array.from(owners, ([square, colours]) => `${formatSquare(square)} ${colours.join('')}`);
  expect(told.sort()).toEqual([
    ...['c2 w', 'c3 w', 'c4 wb', 'c5 b', 'c6 b', 'd2 w', 'd4 wb', 'd6 b'],
    ...['e2 w', 'e3 w', 'e4 wb', 'e5 b', 'e6 b'],
  ]);
  expect(zoneOwners(brasez.start()).size).toBe(0);
});
