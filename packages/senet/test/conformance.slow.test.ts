import { readFileSync } from 'node:fs';
import { senet } from '@tabuleiro/senet';
import { conformance, fuzzParsers, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { place, randomPosition } from './positions.js';

const format = senet.notation.formatPosition;

/** Odd but well formed: crowded ends, water with 15 taken, walls at the exit, nothing to move, one side off. */
const ODD: readonly string[] = [
  place('A26 A28 A29 A30 A25 B1 B2 B3 B4 B5', 'A 4'),
  place('A25 A24 B28 B29 B30 B26', 'A 2'),
  place('A22 A15 A14 B13 B12 B11 B10 B9', 'A 5'),
  place('A26 B28 B29 B30', 'A 5'),
  place('A29 B30', 'A 1'),
  place('A25 B30', 'A 5'),
  place('B1', 'A 3'),
].map(format);

test('the contract holds at every state of 200 random games from the start', () => {
  expect(conformance(senet, { games: 200, plies: 30, seed: 100 })).toBe(200 * 31);
});

test('the contract holds to the end of whole games, and from odd and random positions', () => {
  expect(conformance(senet, { games: 3, plies: 2000, seed: 7 })).toBeGreaterThan(500);
  const random = new Random(77);
  const from = [...ODD, ...Array.from({ length: 100 }, () => format(randomPosition(random)))];
  expect(conformance(senet, { games: from.length, plies: 12, seed: 9, from })).toBeGreaterThan(from.length);
});

test('parsers answer 100,000 mutated texts with a result', () => {
  const lines = readFileSync(new URL('data/senet.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const samples = lines.slice(0, 60).map((line) => String(JSON.parse(line).result));
  const accepted = fuzzParsers(senet, [...samples, ...ODD], 50_000, 3);
  expect(accepted.positions).toBeGreaterThan(100);
  expect(accepted.moves).toBeGreaterThan(100);
});
