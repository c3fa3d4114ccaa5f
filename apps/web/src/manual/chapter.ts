import { chapterTexts } from '../words/chapters.js';
import { inEachLanguage, perLanguage } from '../words/languages.js';
import type { AnyArticleTexts, ChapterId } from '../words/types/chapters.js';
import type { Article, Chapter, PerLanguage } from './article.js';
import type { ArticleOutline, ChapterOutline } from './outline.js';

/** A chapter with its texts in every language. */
export function chapterOf(outline: ChapterOutline & { readonly id: ChapterId }): Chapter {
  const texts = inEachLanguage(chapterTexts, outline.id);
  const articles = inEachLanguage(texts, 'articles');
  const tasks = inEachLanguage(texts, 'tasks');
  return {
    ...outline,
    text: perLanguage(texts, ({ title, sought = '', intro }) => ({ title, sought, intro })),
    articles: outline.articles.map((article) => articleOf(article, inEachLanguage(articles, article.id))),
    tasks: outline.tasks.map((task) => ({ ...task, text: inEachLanguage(tasks, task.id) })),
  };
}

function articleOf(
  { rulings, examples, figures = [], ...outline }: ArticleOutline,
  texts: PerLanguage<AnyArticleTexts>,
): Article {
  return {
    ...outline,
    text: perLanguage(texts, ({ title, sought = '', summary, body, rulings: ruled = [] }) => ({
      title,
      sought,
      summary,
      body,
      rulings: rulings.map((clause, i) => ({ clause, ...ruled[i] })),
    })),
    figures: figures.map((figure, i) => ({
      ...figure,
      text: perLanguage(texts, ({ figures: told = [] }) => told[i]),
    })),
    examples: examples.map((example, i) => ({
      ...example,
      text: perLanguage(texts, ({ examples: told = [] }) => told[i]),
    })),
  };
}
