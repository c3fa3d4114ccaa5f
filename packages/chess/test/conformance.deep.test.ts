import { readFileSync } from 'node:fs';
import { classico, nucleo } from '@tabuleiro/chess';
import { conformance, fuzzParsers } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

const GAMES = [
  { game: classico, file: 'classico.jsonl' },
  { game: nucleo, file: 'nucleo.jsonl' },
];

test.each(GAMES)('$game.id: the contract holds over a hundred long random games', ({ game }) => {
  expect(conformance(game, { games: 100, plies: 200, seed: 100 })).toBeGreaterThan(10_000);
});

test.each(GAMES)('$game.id: parsers answer a million mutated texts with a result', ({ game, file }) => {
  const lines = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const samples = lines.map((line) => String(JSON.parse(line).result));
  expect(fuzzParsers(game, samples, 500_000, 77).positions).toBeGreaterThan(1000);
});
