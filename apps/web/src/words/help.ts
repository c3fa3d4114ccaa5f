import type { Lang } from '@tabuleiro/words';
import { help as english } from './en/help.js';
import { help as portuguese } from './pt-BR/help.js';
import type { HelpWords } from './types/help.js';

export const helpWords: Readonly<Record<Lang, HelpWords>> = { 'pt-BR': portuguese, en: english };
