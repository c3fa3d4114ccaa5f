import { classico } from '@tabuleiro/chess';
import { perft } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { classic } from './positions.js';
import { readCounts } from './stockfish.js';

test('Stockfish counts the same moves on more than 30 positions', () => {
  const entries = readCounts(300_000);
  expect(new Set(entries.map((entry) => entry.fen)).size).toBeGreaterThan(30);
  for (const { fen, depth, nodes } of entries) {
    expect(`${fen} D${depth} ${perft(classico, classic(fen), depth, { bare: true })}`).toBe(
      `${fen} D${depth} ${nodes}`,
    );
  }
});
