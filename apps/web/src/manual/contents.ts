import type { Chapter } from './article.js';
import { brasezChapter } from './brasez/chapter.js';
import { classicoChapter } from './classico/chapter.js';
import { generalChapter } from './geral/chapter.js';
import { nucleoChapter } from './nucleo/chapter.js';
import { senetChapter } from './senet/chapter.js';

/** The whole manual, in the order it is read. */
export const CHAPTERS: readonly Chapter[] = [
  generalChapter,
  classicoChapter,
  nucleoChapter,
  brasezChapter,
  senetChapter,
];
