import type { Lang } from '@tabuleiro/words';
import { pencil as english } from './en/pencil.js';
import { pencil as portuguese } from './pt-BR/pencil.js';
import type { PencilWords } from './types/pencil.js';

export const pencilWords: Readonly<Record<Lang, PencilWords>> = { 'pt-BR': portuguese, en: english };
