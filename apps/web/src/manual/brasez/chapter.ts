import type { Chapter } from '../article.js';

export const brasezChapter: Chapter = {
  id: 'brasez',
  game: 'brasez',
  text: { 'pt-BR': { title: 'Brasez', intro: [] }, en: { title: 'Brasez', intro: [] } },
  articles: [],
  tasks: [],
};
