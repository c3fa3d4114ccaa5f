import type { Lang } from '@tabuleiro/words';
import { senet as english } from './en/senet.js';
import { senet as portuguese } from './pt-BR/senet.js';
import type { SenetWords } from './types/senet.js';

export const senetWords: Readonly<Record<Lang, SenetWords>> = { 'pt-BR': portuguese, en: english };
