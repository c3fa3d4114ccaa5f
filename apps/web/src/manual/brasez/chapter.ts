import type { Chapter } from '../article.js';
import { chapterOf } from '../chapter.js';
import { check } from './check.js';
import { endings } from './endings.js';
import { pawnAttacks } from './pawnAttacks.js';
import { pawns } from './pawns.js';
import { pieces } from './pieces.js';
import { promotion } from './promotion.js';
import { tasks } from './tasks.js';
import { zone } from './zone.js';

export const brasezChapter: Chapter = chapterOf({
  id: 'brasez',
  game: 'brasez',
  articles: [...pieces, ...pawns, ...pawnAttacks, ...promotion, ...zone, ...check, ...endings],
  tasks,
});
