import type { ChapterTexts } from '../../../types/chapters.js';
import { playing } from './playing.js';
import { program } from './program.js';

export const geral: ChapterTexts = {
  title: 'Using Tabuleiro',
  intro: [
    'How to install it, play, keep your games and check what the program promises. The rules of each game are in the other chapters.',
  ],
  articles: { ...playing, ...program },
  tasks: {},
};
