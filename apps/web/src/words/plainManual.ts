import type { Lang } from '@tabuleiro/words';
import { plainManual as english } from './en/plainManual.js';
import { plainManual as portuguese } from './pt-BR/plainManual.js';
import type { StillWords } from './types/plainManual.js';

export const stillWords: Readonly<Record<Lang, StillWords>> = { 'pt-BR': portuguese, en: english };
