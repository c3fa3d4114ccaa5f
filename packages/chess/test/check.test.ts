import { classico, nucleo } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, core, movesFrom, targets } from './positions.js';

const GAMES = [
  { game: classico, at: classic },
  { game: nucleo, at: core },
];

test.each(GAMES)(
  '[C-CHECK, N-CHECK, P-F4] $game.id: in check one flees, captures the checker or steps between',
  ({ game, at }) => {
    const state = at('4r2k/8/8/8/B7/8/3N4/4K3');
    expect(game.inCheck(state)).toBe(true);
    expect(movesFrom(game, state)).toBe('a4e8 d2e4 e1d1 e1f1 e1f2');
  },
);

test.each(GAMES)(
  '[C-CHECK, N-CHECK, P-F4] $game.id: the check of a knight cannot be stepped into, only taken',
  ({ game, at }) => {
    expect(movesFrom(game, at('7k/8/8/8/8/1R1n4/8/4K3'))).toBe('b3d3 e1d1 e1d2 e1e2 e1f1');
  },
);

test.each(GAMES)('[C-CHECK, N-CHECK, P-F4] $game.id: the check of a pawn', ({ game, at }) => {
  expect(movesFrom(game, at('7k/8/8/8/8/R7/3p4/4K3'))).toBe('e1d1 e1d2 e1e2 e1f1 e1f2');
});

test.each(GAMES)('[C-CHECK, N-CHECK, P-F4] $game.id: in double check only the king moves', ({ game, at }) => {
  expect(movesFrom(game, at('4r2k/8/8/8/1b6/8/8/R3K2B'))).toBe('e1d1 e1f1 e1f2');
});

test.each(GAMES)('[C-CHECK, N-CHECK, P-F4] $game.id: a pinned piece keeps to the line', ({ game, at }) => {
  expect(targets(game, at('4r2k/8/8/8/4R3/8/8/4K3'), 'e4')).toBe('e2 e3 e5 e6 e7 e8');
  expect(targets(game, at('4r2k/8/8/8/4B3/8/8/4K3'), 'e4')).toBe('');
  expect(targets(game, at('4r2k/8/8/8/4N3/8/8/4K3'), 'e4')).toBe('');
  expect(targets(game, at('7k/8/8/8/7b/8/3P1P2/4K3'), 'f2')).toBe('');
  expect(targets(game, at('7k/8/8/8/8/6b1/5P2/4K3'), 'f2')).toBe('g3');
  expect(targets(game, at('4r2k/8/8/8/8/3p4/4P3/4K3'), 'e2')).toBe('e3 e4');
});

test.each(GAMES)('[C-CHECK, N-CHECK, P-F4] $game.id: two pieces on a line pin nothing', ({ game, at }) => {
  expect(targets(game, at('4r2k/8/8/8/4B3/4N3/8/4K3'), 'e4')).not.toBe('');
});

test.each(GAMES)(
  '[C-CHECK, N-CHECK, P-F4] $game.id: the king does not hide behind himself',
  ({ game, at }) => {
    expect(targets(game, at('7k/8/8/8/r3K3/8/8/8'), 'e4')).toBe('d3 d5 e3 e5 f3 f5');
  },
);

test.each(GAMES)('[C-CHECK, N-CHECK, P-F4] $game.id: kings never stand side by side', ({ game, at }) => {
  expect(targets(game, at('8/p7/8/3k4/8/3K4/8/8'), 'd3')).toBe('c2 c3 d2 e2 e3');
});

test.each(GAMES)('[C-CHECK, N-CHECK, P-F4] $game.id: a guarded piece is not for the king', ({ game, at }) => {
  expect(targets(game, at('8/8/8/7k/8/1b6/2r5/1K6'), 'b1')).toBe('a1');
});

test('[P-NF3] no move of 100 random games leaves the mover in check', () => {
  let seed = 1;
  const pick = (count: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) | 0;
    return (seed >>> 8) % count;
  };
  for (let number = 0; number < 100; number++) {
    let state = classico.start();
    for (let ply = 0; ply < 60; ply++) {
      const moves = classico.moves(state);
      if (moves.length === 0) break;
      state = classico.apply(state, moves[pick(moves.length)]);
      // A position whose idle side is in check would be refused.
      expect(classico.notation.parsePosition(classico.notation.formatPosition(state)).ok).toBe(true);
    }
  }
});
