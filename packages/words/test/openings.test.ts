import { listOpenings } from '@tabuleiro/notation';
import { expect, test } from 'vitest';
import { openings as english } from '../src/en/openings.js';
import { LANGS, wordOpening } from '../src/index.js';
import { openings as portuguese } from '../src/pt-BR/openings.js';

test.each(LANGS)('%s: every opening has a name of its own', (lang) => {
  const names = listOpenings().map((opening) => wordOpening(lang, opening));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\S* ?.*[\p{L}\p{N}]$/u);
});

test.each([
  ['pt-BR', portuguese],
  ['en', english],
])('%s: no name is without its opening, none stands twice, ids in the order of the lines', (_, text) => {
  const ids = text
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(ids).toEqual(listOpenings().map(({ id }) => id));
});

test('names as players know them', () => {
  const najdorf = listOpenings().find(({ id }) => id === 'B90');
  if (najdorf === undefined) throw new Error('B90');
  expect(wordOpening('pt-BR', najdorf)).toBe('Defesa Siciliana: Variante Najdorf');
  expect(wordOpening('en', najdorf)).toBe('Sicilian Defence: Najdorf Variation');
});
