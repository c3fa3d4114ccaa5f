import type { ChapterTexts } from '../../../types/chapters.js';
import { draws } from './draws.js';
import { king } from './king.js';
import { pawns } from './pawns.js';
import { pieces } from './pieces.js';
import { tasks } from './tasks.js';
import { wins } from './wins.js';

export const classico: ChapterTexts = {
  title: 'Classic chess',
  intro: [
    'The chess played all over the world: two people, 64 squares, 16 pieces a side. Whoever gives checkmate wins.',
    'Read the articles in order or look up what you do not know yet. On each board you move the pieces and see what the rule allows.',
    'The rules come from two documents. Where they disagree, the more exact one counts. Where they are silent, we have decided, and the article says what and why.',
  ],
  articles: { ...pieces, ...pawns, ...king, ...wins, ...draws },
  tasks,
};
