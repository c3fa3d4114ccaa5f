import type { Lang } from '@tabuleiro/words';
import { grid as english } from './en/grid.js';
import { grid as portuguese } from './pt-BR/grid.js';
import type { GridWords } from './types/grid.js';

export const gridWords: Readonly<Record<Lang, GridWords>> = { 'pt-BR': portuguese, en: english };
