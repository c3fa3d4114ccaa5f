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
 * Articles in which every word of the query begins a word, whatever its accents and its ending; those that have them in the
 * title, or are known to be sought by them, come first. The name of its chapter counts almost as the title does.
 */
export function searchManual(
  chapters: readonly Chapter[],
  lang: Lang,
  query: string,
): readonly FoundArticle[] {
  const wanted = wantedOf(lang, query);
  if (wanted.length === 0) return [];
  const phrase = ` ${plain(query).trim()} `;
  const found = chapters.flatMap((chapter) =>
    chapter.articles.map((article) => ({
      chapter,
      article,
      weight: weightOf(chapter, article, lang, { wanted, phrase }),
    })),
  );
  return found
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

/** A word of the query and the other ways to say it. */
type WantedWord = {
  readonly word: string;
  readonly same: readonly string[];
  readonly stems: readonly string[];
};

/** Little words count only where there are no others. */
function wantedOf(lang: Lang, query: string): readonly WantedWord[] {
  const { little, same } = queryWords[lang];
  const all = plain(query).trim().split(/\s+/).filter(Boolean);
  const words = all.filter((word) => !little.has(word));
  return (words.length === 0 ? all : words).map((word) => ({
    word,
    same: same.get(word) ?? [],
    stems: stemsOf(lang, word),
  }));
}

/** Letters that are left of a word at least when its ending is cut off. */
const SHORTEST = 3;

function stemsOf(lang: Lang, word: string): readonly string[] {
  return queryWords[lang].endings
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST)
    .map(([ending, other]) => `${word.slice(0, word.length - ending.length)}${other}`);
}

/** 0 where a word is missing. */
function weightOf(
  chapter: Chapter,
  { text, clauses }: Article,
  lang: Lang,
  { wanted, phrase }: { readonly wanted: readonly WantedWord[]; readonly phrase: string },
): number {
  const { title, sought = '', summary, body, rulings } = text[lang];
  const { title: name, sought: names = '' } = chapter.text[lang];
  const rest = [...body, ...rulings.flatMap(({ open, ruled, why }) => [open, ruled, why]), ...clauses];
  const parts = [`${title} ${sought}`, `${name} ${names}`, summary, rest.join(' ')].map(plain);
  const weights = wanted.map((word) => {
    const at = parts.findIndex((part) => closeness(part, word) > 0);
    return at < 0 ? 0 : (parts.length - at) * CLOSEST + closeness(parts[at], word);
  });
  const all = parts[0].includes(phrase) ? CLOSEST : 0;
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, all);
}

const CLOSEST = 4;

/** How much like the word a text says it: whole, as the beginning of a word, in another way, with another ending, not at all. */
function closeness(text: string, { word, same, stems }: WantedWord): number {
  if (hasWord(text, word)) return hasWord(text, `${word} `) ? CLOSEST : 3;
  if (same.some((way) => hasWord(text, way))) return 2;
  return stems.some((stem) => hasWord(text, stem)) ? 1 : 0;
}

function hasWord(text: string, start: string): boolean {
  return text.includes(` ${start}`) || text.includes(`-${start}`);
}

/** Without accents, capitals and signs; a space before every word and after it. */
function plain(text: string): string {
  return ` ${foldText(text).replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
}
