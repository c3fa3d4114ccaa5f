import { review as english } from './en/review.js';
import type { Lang } from './lang.js';
import { review as portuguese } from './pt-BR/review.js';
import type { ReviewWords } from './types/review.js';

const LANGUAGES: Readonly<Record<Lang, ReviewWords>> = { 'pt-BR': portuguese, en: english };

/** What is said about the luck and skill of a finished game. */
export function reviewWords(lang: Lang): ReviewWords {
  return LANGUAGES[lang];
}
