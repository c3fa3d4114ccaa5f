import type { ChapterTexts } from '../../../types/chapters.js';
import { endings } from './endings.js';
import { houses } from './houses.js';
import { meeting } from './meeting.js';
import { moving } from './moving.js';
import { solved } from './solved.js';
import { tasks } from './tasks.js';

export const senet: ChapterTexts = {
  title: 'Senet',
  intro: [
    'Senet is a race game of ancient Egypt. Two players take their pieces along a track of thirty houses and try to bring them off the board before the other does.',
    'The die says how far to go; you say with which piece. Each side has five pieces, and the die has five faces.',
    'Nobody knows for certain today how the Egyptians played it. The rules here are those of this project’s document. Where the document is silent, the article says what we decided and why.',
    'The tutorial teaches it all, step by step. In the articles every board is real: make the move and see what happens.',
  ],
  articles: { ...moving, ...meeting, ...houses, ...endings, ...solved },
  tasks,
};
