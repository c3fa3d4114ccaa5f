import { readFileSync } from 'node:fs';
import { classico, nucleo } from '@tabuleiro/chess';
import { conformance, fuzzParsers } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

function samplesOf(file: string): string[] {
  const text = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => String(JSON.parse(line).result));
}

const GAMES = [
  { game: classico, samples: samplesOf('classico.jsonl') },
  { game: nucleo, samples: samplesOf('nucleo.jsonl') },
];

test.each(GAMES)(
  '$game.id: the contract holds at every state of seeded random games',
  ({ game, samples }) => {
    expect(conformance(game, { games: 6, plies: 60, seed: 5 })).toBeGreaterThan(300);
    expect(conformance(game, { games: 40, plies: 6, seed: 6, from: samples })).toBeGreaterThan(100);
  },
);

const HOUSE_RULES = { doubleStep: true, enPassant: true, castling: true, agreement: true };

test('nucleo: the contract holds with every house rule on', () => {
  const run = { games: 3, plies: 60, seed: 8, options: HOUSE_RULES };
  expect(conformance(nucleo, run)).toBeGreaterThan(150);
});

test.each(GAMES)('$game.id: parsers answer 100,000 mutated texts with a result', ({ game, samples }) => {
  const accepted = fuzzParsers(game, samples.slice(0, 80), 50_000, 12);
  expect(accepted.positions).toBeGreaterThan(100);
});

test('nucleo: parsers answer mutated texts with every house rule on', () => {
  const samples = samplesOf('classico.jsonl').slice(0, 80);
  expect(fuzzParsers(nucleo, samples, 10_000, 13, HOUSE_RULES).positions).toBeGreaterThan(20);
  expect(() => fuzzParsers(nucleo, samples, 1, 13)).toThrow('castling-off');
});
