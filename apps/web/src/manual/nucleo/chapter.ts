import type { Chapter } from '../article.js';

export const nucleoChapter: Chapter = {
  id: 'nucleo',
  game: 'nucleo',
  text: { 'pt-BR': { title: 'Nucleo', intro: [] }, en: { title: 'Nucleo', intro: [] } },
  articles: [],
  tasks: [],
};
