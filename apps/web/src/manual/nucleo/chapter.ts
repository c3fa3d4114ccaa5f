import type { Chapter } from '../article.js';
import { chapterOf } from '../chapter.js';
import { clock } from './clock.js';
import { endings } from './endings.js';
import { houseRules } from './houseRules.js';
import { pieces } from './pieces.js';
import { tasks } from './tasks.js';

export const nucleoChapter: Chapter = chapterOf({
  id: 'nucleo',
  game: 'nucleo',
  articles: [...pieces, ...endings, ...clock, ...houseRules],
  tasks,
});
