import { readFileSync } from 'node:fs';
import { play } from '@tabuleiro/game';
import { senet, THROWS } from '@tabuleiro/senet';
import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/manual/contents.js';
import { searchManual } from '../../src/manual/search.js';
import { SOLVED } from '../../src/manual/senet/solvedFacts.js';

const article = CHAPTERS.find(({ id }) => id === 'senet')?.articles.find(({ id }) => id === 'resolvido');

/** The start with as many pieces a side as the table has. */
function start(): string {
  return `${'AB'.repeat(SOLVED.pieces).padEnd(10, '.')}/........../.......... A -`;
}

test('the first moves are those that the rules allow, each once, and the best cost nothing', () => {
  for (const die of THROWS) {
    const state = senet.notation.parsePosition(start().replace('-', String(die)));
    if (!state.ok) throw new Error(start());
    const told = SOLVED.openings[die - 1];
    expect(told.map(({ move }) => move).sort()).toEqual(
      senet.moves(state.value).map(senet.notation.formatMove).sort(),
    );
    expect(told[0].cost).toBe(0);
  }
});

test('what is called a mistake is legal and costs what the article says', () => {
  for (const { position, best, played, bestWin, playedWin } of [
    SOLVED.naturalMistake,
    SOLVED.largestMistake,
  ]) {
    const state = senet.notation.parsePosition(position);
    if (!state.ok) throw new Error(position);
    for (const move of [best, played]) expect(play(senet, state.value, move).ok).toBe(true);
    expect(bestWin - playedWin).toBeGreaterThan(0.1);
  }
});

test('every number of the article comes from the data: none with a decimal is typed', () => {
  for (const lang of LANGS) {
    const source = readFileSync(
      new URL(`../../src/words/${lang}/manual/senet/solved.ts`, import.meta.url),
      'utf8',
    );
    const typed = source.replace(/^const .*solvedNumbers.*$/m, '');
    expect(typed.match(/\d[.,]\d|\d\s*%/g)).toBeNull();
    const { body = [] } = article?.text[lang] ?? {};
    const numbers = body.join(' ').match(/\d[.,]\d/g) ?? [];
    expect(numbers.length).toBeGreaterThan(15);
    expect(body.join(' ')).not.toMatch(/NaN|undefined/);
  }
});

test('each figure has a bar or a place for every value, and says in words what it shows', () => {
  expect(article?.figures).toHaveLength(3);
  for (const { values, places, text } of article?.figures ?? []) {
    expect(values.every((value) => value > 0)).toBe(true);
    for (const lang of LANGS) {
      const { title, told, labels } = text[lang];
      expect((places ?? labels)?.length).toBe(values.length);
      expect(title).not.toBe('');
      expect(told).toMatch(/\.$/);
    }
  }
  // All houses but the water.
  expect(article?.figures?.[0].places).toHaveLength(29);
});

test.each([
  ['pt-BR', 'melhor primeiro lance'],
  ['pt-BR', 'sorte no senet'],
  ['en', 'senet strategy'],
  ['en', 'best first move'],
] as const)('it is found: %s, "%s"', (lang, query) => {
  expect(searchManual(CHAPTERS, lang, query).map((found) => found.article.id)).toContain('resolvido');
});
