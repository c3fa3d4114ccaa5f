import type { Lang } from '@tabuleiro/words';
import { pending as english } from './en/pending.js';
import { pending as portuguese } from './pt-BR/pending.js';
import type { PendingWords } from './types/pending.js';

export const pendingWords: Readonly<Record<Lang, PendingWords>> = { 'pt-BR': portuguese, en: english };
