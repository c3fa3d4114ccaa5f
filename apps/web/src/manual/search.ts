import { foldText } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { queryWords } from '../words/manual.js';
import type { Article, Chapter } from './article.js';

/** An article and where it stands. */
export type FoundArticle = { readonly chapter: Chapter; readonly article: Article };

/** The article that tells a clause: that of the piece it was about, else the one that is about the clause before all. */
export function articleOfClause(
  chapters: readonly Chapter[],
  game: string,
  clause: string,
  piece?: string,
): FoundArticle | undefined {
  const ways = chapters
    .filter((chapter) => chapter.id === game)
    .flatMap((chapter) => chapter.articles.map((article) => ({ chapter, article })))
    .filter(({ article }) => article.clauses.includes(clause));
  const own = ways.find(({ article }) => piece !== undefined && article.piece === piece);
  const rank = ({ article }: FoundArticle): number => article.clauses.indexOf(clause);
  return own ?? [...ways].sort((a, b) => rank(a) - rank(b)).at(0);
}

const MOST = 20;

/**
 * Articles in which every word of the query begins a word, whatever its accents; those that have them in the title come
 * first. The name of its chapter counts almost as the title does.
 */
export function searchManual(
  chapters: readonly Chapter[],
  lang: Lang,
  query: string,
): readonly FoundArticle[] {
  const wanted = wantedOf(lang, query);
  if (wanted.length === 0) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.articles.map((article) => ({
      chapter,
      article,
      weight: weightOf(chapter, article, lang, wanted),
    })),
  );
  return found
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

/** For each word of the query the ways to say it. Little words count only where there are no others. */
function wantedOf(lang: Lang, query: string): readonly (readonly string[])[] {
  const { little, same } = queryWords[lang];
  const all = plain(query).trim().split(/\s+/).filter(Boolean);
  const words = all.filter((word) => !little.has(word));
  return (words.length === 0 ? all : words).map((word) => [word, ...(same.get(word) ?? [])]);
}

/** 0 where a word is missing. */
function weightOf(
  chapter: Chapter,
  { text, clauses }: Article,
  lang: Lang,
  wanted: readonly (readonly string[])[],
): number {
  const { title, summary, body, rulings } = text[lang];
  const rest = [...body, ...rulings.flatMap(({ open, ruled, why }) => [open, ruled, why]), ...clauses];
  const parts = [title, chapter.text[lang].title, summary, rest.join(' ')].map(plain);
  const weights = wanted.map((ways) => {
    const at = parts.findIndex((part) => ways.some((way) => hasWord(part, way)));
    return at < 0 ? 0 : parts.length - at;
  });
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function hasWord(text: string, start: string): boolean {
  return text.includes(` ${start}`) || text.includes(`-${start}`);
}

/** Without accents, capitals and signs; a space before every word. */
function plain(text: string): string {
  return ` ${foldText(text).replace(/[^\p{L}\p{N}-]+/gu, ' ')}`;
}
