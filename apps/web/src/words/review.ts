import type { Lang } from '@tabuleiro/words';
import { review as english } from './en/review.js';
import { review as portuguese } from './pt-BR/review.js';
import type { ReviewPageWords } from './types/review.js';

export const reviewPageWords: Readonly<Record<Lang, ReviewPageWords>> = { 'pt-BR': portuguese, en: english };
