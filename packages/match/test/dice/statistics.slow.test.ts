import { makeSecret } from '@tabuleiro/match';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { firstThrows, randomBytes, SECRET } from './games.js';
import { examine, suspicious } from './statistics.js';

const MANY = 100_000;

test('[S-DIE] 10⁵ throws of one game are even, without memory and of natural runs', () => {
  expect(suspicious(firstThrows(MANY))).toEqual([]);
});

test('[S-DIE] so are the first 100 throws of 1,000 games with the same seed', () => {
  const random = new Random(11);
  const games = Array.from({ length: MANY / 100 }, () =>
    firstThrows(100, makeSecret(randomBytes(random)), ''),
  );
  expect(suspicious(games.flat())).toEqual([]);
});

test('[S-DIE] so is the first throw of 10⁵ games that differ only in the seed', () => {
  const throws = Array.from({ length: MANY }, (_, i) => firstThrows(1, SECRET, String(i))[0]);
  expect(suspicious(throws)).toEqual([]);
});

const random = new Random(1);
const fair = (): number => 1 + random.below(5);

test.each<[string, () => number[], string]>([
  [
    'one face a little too often',
    () => Array.from({ length: MANY }, (_, i) => (i % 60 ? fair() : 1)),
    'uniformity',
  ],
  ['a fixed cycle', () => Array.from({ length: MANY }, (_, i) => 1 + (i % 5)), 'uniformity'],
  ['a fixed cycle', () => Array.from({ length: MANY }, (_, i) => 1 + (i % 5)), 'serial pairs'],
  ['a throw that leans on the one before', () => leaning(), 'serial pairs'],
  ['faces that like to come again', () => sticky(), 'runs'],
  ['faces that like to come again', () => sticky(), 'run lengths'],
])('the tests of chance notice %s (%#)', (_, source, name) => {
  expect(suspicious(source())).toContain(name);
});

function leaning(): number[] {
  const throws = [fair()];
  while (throws.length < MANY) throws.push(random.below(40) ? fair() : 1 + ((throws.at(-1) ?? 0) % 5));
  return throws;
}

function sticky(): number[] {
  const throws = [fair()];
  while (throws.length < MANY) throws.push(random.below(40) ? fair() : (throws.at(-1) ?? 0));
  return throws;
}

test('the tests of chance agree with values worked out by hand', () => {
  const values = examine([1, 1, 2, 3, 4, 5, 5, 5, 2, 1]).map(({ value }) => value);
  // Counts 3 2 1 1 3 of 10; pairs 11 23 45 55 21, all different; 6 changes in 9 steps; runs 2 1 1 1 3 1 and the cut one.
  expect(values[0]).toBeCloseTo(2, 10);
  expect(values[1]).toBeCloseTo(20, 10);
  expect(values[2]).toBeCloseTo((6 - 7.2) / 1.2, 10);
  const expected = [4.8, 0.96, 0.192, 0.0384, 0.00768, 0.00192];
  const chi = [4, 1, 1, 0, 0, 0].reduce((sum, count, i) => sum + (count - expected[i]) ** 2 / expected[i], 0);
  expect(values[3]).toBeCloseTo(chi, 10);
});
