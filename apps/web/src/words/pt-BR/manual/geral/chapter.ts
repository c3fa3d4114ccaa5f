import type { ChapterTexts } from '../../../types/chapters.js';
import { playing } from './playing.js';
import { program } from './program.js';

export const geral: ChapterTexts = {
  title: 'Usar o Tabuleiro',
  intro: [
    'Como instalar, jogar, guardar as partidas e conferir o que o programa promete. As regras de cada jogo estão nos outros capítulos.',
  ],
  articles: { ...playing, ...program },
  tasks: {},
};
