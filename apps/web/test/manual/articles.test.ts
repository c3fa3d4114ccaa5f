import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { loadView } from '../../src/games/registry.js';
import { CHAPTERS } from '../../src/manual/contents.js';
import { exampleFaults, taskFaults, textFaults } from './claims.js';

test('[B-KD] the article on Kings and Dukes quotes the document, rules on it, and shows how a shut-in king loses', () => {
  const article = CHAPTERS.flatMap(({ articles }) => articles).find(({ id }) => id === 'reis-e-duques');
  for (const lang of LANGS) {
    const { open, ruled } = article?.text[lang].rulings[0] ?? { open: '', ruled: '' };
    expect(open).toContain('“Caso nenhum xeque-mate ocorra”');
    expect(ruled).toMatch(lang === 'en' ? /loses by stalemate/ : /perde por afogamento/);
  }
  expect(article?.examples.flatMap(({ effects = [] }) => effects.map(([, effect]) => effect))).toContain(
    'w stalemate',
  );
});

for (const { id, game, articles, tasks } of CHAPTERS) {
  test(`[P-NF2] ${id}: every article is told in both languages`, () => {
    expect(articles.flatMap(textFaults)).toEqual([]);
    expect(new Set(articles.map((article) => article.id)).size).toBe(articles.length);
  });

  if (game === undefined) continue;

  test(`[P-NF2] ${id}: what the examples claim, the rules say too`, async () => {
    const written = (await loadView(game))?.written;
    if (written === undefined) throw new Error(`${game} has no view`);
    expect(
      articles.flatMap(({ examples }) => examples.flatMap((example) => exampleFaults(written, example))),
    ).toEqual([]);
  });

  test(`[P-NF2] ${id}: every task can be done, in every way it accepts, and its rule is told`, async () => {
    const written = (await loadView(game))?.written;
    if (written === undefined) throw new Error(`${game} has no view`);
    expect(tasks.flatMap((task) => taskFaults(written, task))).toEqual([]);
    const known = new Set(articles.map((article) => article.id));
    expect(tasks.filter(({ article }) => !known.has(article)).map((task) => task.id)).toEqual([]);
    expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
  });
}
