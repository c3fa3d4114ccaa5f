import type { Lang } from '@tabuleiro/words';
import { share as english } from './en/share.js';
import { share as portuguese } from './pt-BR/share.js';
import type { ShareWords } from './types/share.js';

export const shareWords: Readonly<Record<Lang, ShareWords>> = { 'pt-BR': portuguese, en: english };
