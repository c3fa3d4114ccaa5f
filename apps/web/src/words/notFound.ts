import type { Lang } from '@tabuleiro/words';
import { notFound as english } from './en/notFound.js';
import { notFound as portuguese } from './pt-BR/notFound.js';
import type { NotFoundWords } from './types/notFound.js';

export const notFoundWords: Readonly<Record<Lang, NotFoundWords>> = { 'pt-BR': portuguese, en: english };
