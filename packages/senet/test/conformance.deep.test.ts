import { perft } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { conformance, fuzzParsers, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition } from './positions.js';

const random = new Random(1);
const samples = Array.from({ length: 300 }, () => senet.notation.formatPosition(randomPosition(random)));

test('parsers answer a million mutated texts with a result', () => {
  expect(fuzzParsers(senet, samples, 500_000, 11).positions).toBeGreaterThan(1000);
});

test('the contract holds over 80 whole games', () => {
  expect(conformance(senet, { games: 80, plies: 5000, seed: 5000 })).toBeGreaterThan(10_000);
});

test('the tree from the start has five times the nodes after every throw', () => {
  expect(perft(senet, senet.start(), 11)).toBe(5 * perft(senet, senet.start(), 10));
});
