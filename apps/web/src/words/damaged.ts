import type { Lang } from '@tabuleiro/words';
import { damaged as english } from './en/damaged.js';
import { damaged as portuguese } from './pt-BR/damaged.js';
import type { DamagedWords } from './types/damaged.js';

export const damagedWords: Readonly<Record<Lang, DamagedWords>> = { 'pt-BR': portuguese, en: english };
