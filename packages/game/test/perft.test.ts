import { DEEPEST_PERFT, divide, type Game, perft } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { type PegsMove, type PegsState, pegs } from './pegs.js';

const START = pegs.start();

/** The definition, walked with `moves` and `apply`. */
function count(game: Game<PegsState, PegsMove>, state: PegsState, depth: number): number {
  if (depth === 0) return 1;
  return game
    .moves(state)
    .reduce((nodes, move) => nodes + count(game, game.apply(state, move), depth - 1), 0);
}

test('perft counts sequences of actions', () => {
  expect([0, 1, 2, 3, 4].map((depth) => perft(pegs, START, depth))).toEqual([1, 2, 3, 6, 9]);
  for (let depth = 0; depth <= 14; depth++) expect(perft(pegs, START, depth)).toBe(count(pegs, START, depth));
});

test('a position that is over has no actions, unless endings are ignored', () => {
  const over = { pegs: 0, player: 'A', thrown: 0 } as const;
  expect(perft(pegs, over, 0)).toBe(1);
  expect(perft(pegs, over, 1)).toBe(0);
  expect(divide(pegs, over, 2)).toEqual([]);
});

test('bare counting never asks for an ending', () => {
  const decided: Game<PegsState, PegsMove> = {
    ...pegs,
    cursor: (state) => Object.assign(Object.create(pegs.cursor(state)), { isDecided: () => true }),
  };
  expect(perft(decided, START, 3)).toBe(0);
  expect(perft(decided, START, 3, { bare: true })).toBe(6);
  expect(divide(decided, START, 2)).toEqual([]);
  expect(divide(decided, START, 2, { bare: true })).toHaveLength(2);
});

test('divide splits perft by first action, in the order of moves', () => {
  const parts = divide(pegs, START, 6);
  expect(parts.map(({ move }) => move)).toEqual(pegs.moves(START));
  expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(perft(pegs, START, 6));
  for (const { move, nodes } of parts) expect(nodes).toBe(perft(pegs, pegs.apply(START, move), 5));
  expect(divide(pegs, START, 1).map(({ nodes }) => nodes)).toEqual([1, 1]);
  expect(divide(pegs, START, 0)).toEqual([]);
});

test('counting leaves the state as it was', () => {
  const before = { ...START };
  perft(pegs, START, 8);
  divide(pegs, START, 8);
  expect(START).toEqual(before);
});

test.each([-1, -Infinity, 0.5, 1.5, Number.NaN, Infinity, DEEPEST_PERFT + 1])(
  'a depth of %d is refused before anything is counted',
  (depth) => {
    const untouched = {
      ...pegs,
      cursor: () => {
        throw new Error('counting has begun');
      },
    };
    expect(() => perft(untouched, START, depth)).toThrow(RangeError);
    expect(() => divide(untouched, START, depth)).toThrow(RangeError);
  },
);

test('the largest depth is counted where there is little to count', () => {
  const over = { pegs: 0, player: 'A', thrown: 0 } as const;
  expect(perft(pegs, over, DEEPEST_PERFT)).toBe(0);
});
