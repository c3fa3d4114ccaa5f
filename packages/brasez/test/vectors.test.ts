import { readFileSync } from 'node:fs';
import { brasez } from '@tabuleiro/brasez';
import { runPerft, runVectors } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

const data = (name: string): string => readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8');

test('every shared vector: result, legal actions, check and outcome', () => {
  expect(runVectors(brasez, data('vectors.jsonl').split('\n'))).toEqual([]);
});

test('every shared node count', () => {
  expect(runPerft(brasez, data('perft.json'), Number.POSITIVE_INFINITY)).toEqual([]);
});
