import type { Chapter } from '../article.js';

export const generalChapter: Chapter = {
  id: 'geral',
  game: undefined,
  text: { 'pt-BR': { title: 'General', intro: [] }, en: { title: 'General', intro: [] } },
  articles: [],
  tasks: [],
};
