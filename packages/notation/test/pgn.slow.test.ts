import { readFileSync } from 'node:fs';
import { PGN_ERRORS, parsePgn, playPgn, readPgn } from '@tabuleiro/notation';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition, read } from '../../brasez/test/positions.js';
import { checkBrasezGame, checkBrasezTexts } from './brasezRandom.js';
import { checkRoundTrip, randomClassico, randomNucleo } from './pgnRandom.js';

const FILES = ['lichess.pgn', 'scid.pgn', 'chessbase-latin1.pgn', 'chessbase-utf8.pgn'].map((name) =>
  readFileSync(new URL(`data/${name}`, import.meta.url)),
);

test('a hundred thousand mutated files never throw and fail with a code', () => {
  const samples = FILES.map((bytes) => bytes.toString('latin1').slice(0, 700));
  const codes = new Set<string>();
  let at = 0;
  for (const text of fuzzTexts(7, 100_000, samples)) {
    for (const entry of parsePgn(text)) {
      codes.add(entry.ok ? 'ok' : entry.error.code);
      if (!entry.ok && entry.error.line < 1) throw new Error(JSON.stringify(text));
      if (entry.ok && at++ % 10 === 0) playPgn(entry.value);
    }
  }
  for (const code of codes) expect([...PGN_ERRORS, 'ok']).toContain(code);
  expect(codes.size).toBeGreaterThan(4);
});

test('bytes at random never throw', async () => {
  const random = new Random(8);
  for (let round = 0; round < 2000; round++) {
    const bytes = Uint8Array.from(FILES[round % FILES.length].subarray(0, 400));
    for (let i = 0; i < 20; i++) bytes[random.below(bytes.length)] = random.below(256);
    for await (const entry of readPgn([bytes.subarray(0, 100), bytes.subarray(100)])) void entry;
  }
});

test('many random games of both rule books come back from their texts', () => {
  for (let seed = 1000; seed < 1100; seed++) {
    checkRoundTrip(randomClassico(seed, 150), seed);
    checkRoundTrip(randomNucleo(seed, 150), seed);
  }
});

test('many random games and positions of Brasez survive as texts', () => {
  const random = new Random(9);
  for (let seed = 0; seed < 300; seed++) checkBrasezTexts(read(randomPosition(random)), 30, seed);
  for (let seed = 100; seed < 160; seed++) checkBrasezGame(seed, 120);
});
