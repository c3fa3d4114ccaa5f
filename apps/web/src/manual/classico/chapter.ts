import type { Chapter } from '../article.js';

export const classicoChapter: Chapter = {
  id: 'classico',
  game: 'classico',
  text: { 'pt-BR': { title: 'Classico', intro: [] }, en: { title: 'Classico', intro: [] } },
  articles: [],
  tasks: [],
};
