import type { Chapter } from '../article.js';

export const senetChapter: Chapter = {
  id: 'senet',
  game: 'senet',
  text: { 'pt-BR': { title: 'Senet', intro: [] }, en: { title: 'Senet', intro: [] } },
  articles: [],
  tasks: [],
};
