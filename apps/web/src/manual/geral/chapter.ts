import type { Chapter } from '../article.js';
import { chapterOf } from '../chapter.js';
import { playing, program } from './articles.js';

export const generalChapter: Chapter = chapterOf({
  id: 'geral',
  game: undefined,
  articles: [...playing, ...program],
  tasks: [],
});
