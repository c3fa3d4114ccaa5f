import type { Lang } from '@tabuleiro/words';
import { brasez as english } from './en/brasez.js';
import { brasez as portuguese } from './pt-BR/brasez.js';
import type { BrasezWords } from './types/brasez.js';

export const brasezWords: Readonly<Record<Lang, BrasezWords>> = { 'pt-BR': portuguese, en: english };
