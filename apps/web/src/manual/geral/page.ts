import type { Article, ArticleText, InBoth } from '../article.js';

/** An article that tells of the program: there is no rule in it to play or to rule on. */
export function pageOf(
  id: string,
  clauses: readonly string[],
  text: InBoth<Omit<ArticleText, 'rulings'>>,
): Article {
  return {
    id,
    clauses,
    text: { 'pt-BR': { ...text['pt-BR'], rulings: [] }, en: { ...text.en, rulings: [] } },
    examples: [],
  };
}
