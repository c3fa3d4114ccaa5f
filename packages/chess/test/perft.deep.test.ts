import { classico } from '@tabuleiro/chess';
import { perft } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { classic } from './positions.js';
import { readCounts } from './stockfish.js';

test('the start position has 119,060,324 sequences of six moves', () => {
  expect(perft(classico, classico.start(), 6)).toBe(119_060_324);
});

test.each(readCounts(1e9).filter((count) => count.nodes > 300_000))(
  '$fen depth $depth: $nodes',
  ({ fen, depth, nodes }) => {
    expect(perft(classico, classic(fen), depth, { bare: true })).toBe(nodes);
  },
);
