import type { Lang } from '@tabuleiro/words';
import { chapters as english } from './en/manual/chapters.js';
import { chapters as portuguese } from './pt-BR/manual/chapters.js';
import type { ChapterId, ChapterTexts } from './types/chapters.js';

/** The texts of the manual, fetched with it. */
export const chapterTexts: Readonly<Record<Lang, Readonly<Record<ChapterId, ChapterTexts>>>> = {
  'pt-BR': portuguese,
  en: english,
};
