import { readFileSync } from 'node:fs';
import { brasez } from '@tabuleiro/brasez';
import { conformance, fuzzParsers, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition } from './positions.js';

const VECTORS = readFileSync(new URL('data/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => String(JSON.parse(line).result));

test('the contract holds at every state of random games from the start', () => {
  expect(conformance(brasez, { games: 6, plies: 60, seed: 100 })).toBeGreaterThan(200);
});

test('the contract holds from odd and random positions', () => {
  const made = Array.from({ length: 60 }, (_, seed) => randomPosition(new Random(seed + 900)));
  const from = [...VECTORS.filter((_, i) => i % 10 === 0), ...made];
  expect(conformance(brasez, { games: from.length, plies: 4, seed: 9, from })).toBeGreaterThan(from.length);
});

test('parsers answer 100,000 mutated texts with a result', () => {
  const accepted = fuzzParsers(brasez, VECTORS.slice(0, 200), 50_000, 3);
  expect(accepted.positions).toBeGreaterThan(100);
  expect(accepted.moves).toBeGreaterThan(100);
});
