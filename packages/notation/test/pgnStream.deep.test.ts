import { readPgn } from '@tabuleiro/notation';
import { expect, test } from 'vitest';
import { streamOfGames } from './pgnStream.js';

const MILLION = 1_000_000;

test('a million games are streamed; the heap does not grow with them', { timeout: 1_800_000 }, async () => {
  let games = 0;
  let errors = 0;
  const heaps: number[] = [];
  for await (const entry of readPgn(streamOfGames(MILLION, 100_000))) {
    if (entry.ok) games++;
    else errors++;
    if ((games + errors) % 100_000 === 0) heaps.push(process.memoryUsage().heapUsed);
  }
  expect([games, errors]).toEqual([MILLION - 10, 10]);
  expect(Math.max(...heaps)).toBeLessThan(Math.min(...heaps) + 256 * 2 ** 20);
});
