import type { Lang } from '@tabuleiro/words';
import { answers as english } from './en/answers.js';
import { answers as portuguese } from './pt-BR/answers.js';
import type { AnswerWords } from './types/answers.js';

export const answerWords: Readonly<Record<Lang, AnswerWords>> = { 'pt-BR': portuguese, en: english };
