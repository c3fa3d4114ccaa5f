import { readPgn } from '@tabuleiro/notation';
import { expect, test } from 'vitest';
import { LINES_OF_A_GAME, streamOfGames } from './pgnStream.js';

test('games come out as the chunks go in: the reader never asks for more than it needs', async () => {
  let asked = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for (const chunk of streamOfGames(3000, 1e9)) {
      asked++;
      yield chunk;
    }
  }
  const reader = readPgn(counted());
  for (let i = 0; i < 100; i++) await reader.next();
  expect(asked).toBe(1);
  await reader.return(undefined);
});

test('many thousand games, the broken ones told with their lines', async () => {
  let games = 0;
  const lines: number[] = [];
  for await (const entry of readPgn(streamOfGames(5000, 1000))) {
    if (entry.ok) games++;
    else lines.push(entry.error.line);
  }
  expect(games).toBe(4995);
  expect(lines).toEqual([1, 2, 3, 4, 5].map((i) => (i * 1000 - 1) * LINES_OF_A_GAME + 6));
});

test('a line without end costs no memory: it is cut, and the game too long', async () => {
  function* endless(): Generator<string> {
    yield '[Event "x"]\n\n1. e4 {';
    for (let i = 0; i < 200; i++) yield 'word '.repeat(4000);
    yield '} e5 *\n\n[Event "y"]\n\n1. d4 *\n';
  }
  const entries = [];
  for await (const entry of readPgn(endless()))
    entries.push(entry.ok ? entry.value.moves[0].text : entry.error.code);
  expect(entries).toEqual(['game-too-long', 'd4']);
});

test('a long line is read whole as long as its game may be', async () => {
  const moves = 'Nf3 Nf6 Ng1 Ng8 '.repeat(10_000);
  const chunks = `${moves} 1-0 {after}`.match(/.{1,5000}/gs) ?? [];
  const counts = [];
  for await (const entry of readPgn(chunks))
    counts.push(entry.ok ? entry.value.moves.length : entry.error.code);
  expect(counts).toEqual([40_000]);
});
