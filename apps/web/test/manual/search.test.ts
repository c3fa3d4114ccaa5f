import { expect, test } from 'vitest';
import type { Article, Chapter } from '../../src/manual/article.js';
import { articleOfClause, searchManual } from '../../src/manual/search.js';

const article = (id: string, title: string, body: string, ...clauses: string[]): Article => {
  const text = { title, summary: `${title}.`, body: [body], rulings: [] };
  return { id, clauses, text: { 'pt-BR': text, en: text }, examples: [] };
};

const chapter = (id: string, ...articles: Article[]): Chapter => ({
  ...{ id, game: id, articles, tasks: [] },
  text: { 'pt-BR': { title: id, intro: [] }, en: { title: id, intro: [] } },
});

const CHAPTERS = [
  chapter(
    'brasez',
    article('promocao', 'Promoção', 'O peão chega à última fila.', 'B-PROMO'),
    article('peao', 'Peão', 'A promoção é outra história.', 'B-PAWN', 'B-PROMO'),
  ),
  chapter('classico', article('promocao', 'Promoção', 'Dama, torre, bispo ou cavalo.', 'C-PROMO')),
];

const idsOf = (found: ReturnType<typeof searchManual>): readonly string[] =>
  found.map((item) => `${item.chapter.id}/${item.article.id}`);

test('a search finds all words, whatever their accents, titles first', () => {
  expect(idsOf(searchManual(CHAPTERS, 'pt-BR', 'PROMOCAO'))).toEqual([
    'brasez/promocao',
    'classico/promocao',
    'brasez/peao',
  ]);
  expect(idsOf(searchManual(CHAPTERS, 'pt-BR', 'peao promoção'))).toEqual(['brasez/promocao', 'brasez/peao']);
  expect(idsOf(searchManual(CHAPTERS, 'en', 'c-promo'))).toEqual(['classico/promocao']);
  expect(searchManual(CHAPTERS, 'pt-BR', 'roque')).toEqual([]);
  expect(searchManual(CHAPTERS, 'pt-BR', '  ')).toEqual([]);
});

test('a search takes a question as a beginner asks it', () => {
  expect(idsOf(searchManual(CHAPTERS, 'pt-BR', 'Como é a promoção do Brasez?'))).toEqual([
    'brasez/promocao',
    'brasez/peao',
  ]);
  expect(idsOf(searchManual(CHAPTERS, 'pt-BR', 'moção'))).toEqual([]);
});

test('a search knows what else a thing is called', () => {
  const winning = [chapter('senet', article('fim', 'Como se vence', 'Quem sai vence.'))];
  expect(idsOf(searchManual(winning, 'pt-BR', 'como ganhar'))).toEqual(['senet/fim']);
});

test('a clause leads to the article that is about it before all', () => {
  expect(articleOfClause(CHAPTERS, 'brasez', 'B-PROMO')?.article.id).toBe('promocao');
  expect(articleOfClause(CHAPTERS, 'brasez', 'B-PAWN')?.article.id).toBe('peao');
  expect(articleOfClause(CHAPTERS, 'classico', 'C-PROMO', 'pawn')?.article.id).toBe('promocao');
  expect(articleOfClause(CHAPTERS, 'classico', 'B-PAWN')).toBeUndefined();
  expect(articleOfClause(CHAPTERS, 'xadrez', 'B-PAWN')).toBeUndefined();
});
