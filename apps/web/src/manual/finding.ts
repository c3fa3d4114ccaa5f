import type { Lang } from '@tabuleiro/words';
import type { Article, Chapter } from './article.js';

/** An article and where it stands. */
export type Found = { readonly chapter: Chapter; readonly article: Article };

/** The article that tells a clause: that of the piece it was about, else the one that is about the clause before all. */
export function articleOfClause(
  chapters: readonly Chapter[],
  game: string,
  clause: string,
  piece?: string,
): Found | undefined {
  const ways = chapters
    .filter((chapter) => chapter.id === game)
    .flatMap((chapter) => chapter.articles.map((article) => ({ chapter, article })))
    .filter(({ article }) => article.clauses.includes(clause));
  const own = ways.find(({ article }) => piece !== undefined && article.piece === piece);
  const rank = ({ article }: Found): number => article.clauses.indexOf(clause);
  return own ?? ways.toSorted((a, b) => rank(a) - rank(b)).at(0);
}

const MOST = 20;

/** Articles in which every word of the query occurs, whatever its accents; those that have them in the title come first. */
export function searchManual(chapters: readonly Chapter[], lang: Lang, query: string): readonly Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.articles.map((article) => ({ chapter, article, weight: weightOf(article, lang, words) })),
  );
  return found
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

/** 0 where a word is missing. */
function weightOf({ text, clauses }: Article, lang: Lang, words: readonly string[]): number {
  const { title, summary, body, rulings } = text[lang];
  const rest = [...body, ...rulings.flatMap(({ open, ruled, why }) => [open, ruled, why]), ...clauses];
  const parts = [plain(title), plain(summary), plain(rest.join(' '))];
  const weights = words.map((word) => {
    const at = parts.findIndex((part) => part.includes(word));
    return at < 0 ? 0 : parts.length - at;
  });
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
