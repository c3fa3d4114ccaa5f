import type { Chapter } from '../article.js';
import { chapterOf } from '../chapter.js';
import { draws } from './draws.js';
import { king } from './king.js';
import { pawns } from './pawns.js';
import { pieces } from './pieces.js';
import { tasks } from './tasks.js';
import { wins } from './wins.js';

export const classicoChapter: Chapter = chapterOf({
  id: 'classico',
  game: 'classico',
  articles: [...pieces, ...pawns, ...king, ...wins, ...draws],
  tasks,
});
