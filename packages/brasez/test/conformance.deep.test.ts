import { brasez } from '@tabuleiro/brasez';
import { conformance, fuzzParsers, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition } from './positions.js';

const MADE = Array.from({ length: 300 }, (_, seed) => randomPosition(new Random(seed + 20_000)));

test('the contract holds over 100 games and from 300 made-up positions', () => {
  expect(conformance(brasez, { games: 100, plies: 200, seed: 7000 })).toBeGreaterThan(5000);
  expect(conformance(brasez, { games: MADE.length, plies: 20, seed: 8000, from: MADE })).toBeGreaterThan(
    1000,
  );
}, 3_600_000);

test('parsers answer a million mutated texts with a result', () => {
  expect(fuzzParsers(brasez, MADE, 500_000, 11).positions).toBeGreaterThan(1000);
}, 3_600_000);
