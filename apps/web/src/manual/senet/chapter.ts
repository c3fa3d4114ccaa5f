import type { Chapter } from '../article.js';
import { chapterOf } from '../chapter.js';
import { endings } from './endings.js';
import { houses } from './houses.js';
import { meeting } from './meeting.js';
import { moving } from './moving.js';
import { solved } from './solved.js';
import { tasks } from './tasks.js';

export const senetChapter: Chapter = chapterOf({
  id: 'senet',
  game: 'senet',
  articles: [...moving, ...meeting, ...houses, ...endings, ...solved],
  tasks,
});
