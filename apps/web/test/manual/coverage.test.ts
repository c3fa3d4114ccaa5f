import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIds } from '../../../../scripts/trace.mjs';
import { CHAPTERS } from '../../src/manual/contents.js';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8');

/** The clauses of a part of requirements.md. */
function clausesOf(heading: string): readonly string[] {
  const parts = read('requirements.md').split('\n## ');
  return readIds(parts.find((part) => part.startsWith(heading)) ?? '');
}

/** The ids that the rulings of a game are headed with: `**B-ATT, attack.**`. */
function rulingsIn(file: string, letter: string): readonly string[] {
  const ids = read(file).matchAll(new RegExp(`\\*\\*(${letter}-[A-Z0-9]+(?:-[A-Z]+)?)`, 'g'));
  return Array.from(ids, ([, id]) => id);
}

test.each([
  ['brasez', 'Brasez', 'brasez.md', 'B'],
  ['senet', 'Senet', 'senet.md', 'S'],
  ['classico', 'Classic chess', 'chess.md', 'C'],
  ['nucleo', 'Núcleo', 'chess.md', 'N'],
])(
  '[P-NF2] every clause and ruling of %s has an article with an example to play',
  (id, heading, file, letter) => {
    const articles = CHAPTERS.find((chapter) => chapter.id === id)?.articles ?? [];
    const told = new Set(
      articles.filter(({ examples }) => examples.length > 0).flatMap(({ clauses }) => clauses),
    );
    const clauses = [...clausesOf(heading), ...rulingsIn(file, letter)];
    expect(clauses.length).toBeGreaterThan(9);
    expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
  },
);

test('[P-NF2] every tutorial has eight tasks at least, and no more than an evening takes', () => {
  const counts = CHAPTERS.filter(({ game }) => game !== undefined).map(({ tasks }) => tasks.length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...counts)).toBeLessThanOrEqual(24);
});

test('[P-NF2] the tutorial of Brasez teaches every piece, every new move and the ends that chess does not have', () => {
  const tasks = CHAPTERS.find(({ id }) => id === 'brasez')?.tasks ?? [];
  expect(tasks.map(({ article }) => article)).toEqual(
    expect.arrayContaining([
      ...['colocacao', 'cavalo-e-torre', 'grao-lorde', 'lorde', 'sumo-sacerdote', 'mudanca-de-cor', 'roque'],
      ...['charge', 'lanca', 'movimento-legionario', 'en-passant', 'promocao', 'movimento-sorrateiro'],
      ...['retirada-do-grao-duque', 'entrada-do-grao-duque', 'zona-e-xeque', 'passar-a-vez', 'forca-maior'],
    ]),
  );
  // To a Grand Duke, and to a piece that was lost.
  expect(tasks.filter(({ article }) => article === 'promocao').length).toBe(2);
});
