import { readFileSync } from 'node:fs';
import { senet } from '@tabuleiro/senet';
import { runPerft, runVectors } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8');

test('every shared vector agrees', () => {
  const lines = read('senet.jsonl').trim().split('\n');
  expect(lines).toHaveLength(300);
  expect(runVectors(senet, lines)).toEqual([]);
});

test('every shared node count agrees', () => {
  expect(runPerft(senet, read('perft.json'), 1e9)).toEqual([]);
});
