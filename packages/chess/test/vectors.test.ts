import { readFileSync } from 'node:fs';
import { classico, nucleo } from '@tabuleiro/chess';
import { runPerft, runVectors } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8');

test.each([
  [classico, 'classico.jsonl'],
  [nucleo, 'nucleo.jsonl'],
] as const)('every shared vector agrees: %#', (game, file) => {
  const lines = read(file).trim().split('\n');
  expect(lines.length).toBeGreaterThan(200);
  expect(runVectors(game, lines)).toEqual([]);
});

test.each([classico, nucleo])('every shared node count agrees: $id', (game) => {
  expect(runPerft(game, read('perft.json'), 1e9)).toEqual([]);
});
