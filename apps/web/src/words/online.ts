import type { Lang } from '@tabuleiro/words';
import { online as english } from './en/online.js';
import { online as portuguese } from './pt-BR/online.js';
import type { OnlineWords } from './types/online.js';

export const onlineWords: Readonly<Record<Lang, OnlineWords>> = { 'pt-BR': portuguese, en: english };
