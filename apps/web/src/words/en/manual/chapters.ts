import type { ChapterId, ChapterTexts } from '../../types/chapters.js';
import { brasez } from './brasez/chapter.js';
import { classico } from './classico/chapter.js';
import { geral } from './geral/chapter.js';
import { nucleo } from './nucleo/chapter.js';
import { senet } from './senet/chapter.js';

export const chapters: Readonly<Record<ChapterId, ChapterTexts>> = { brasez, senet, classico, nucleo, geral };
