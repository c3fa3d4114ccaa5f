import type { Lang } from '@tabuleiro/words';
import { imported as english } from './en/imported.js';
import { imported as portuguese } from './pt-BR/imported.js';
import type { ImportedWords } from './types/imported.js';

export const importedWords: Readonly<Record<Lang, ImportedWords>> = { 'pt-BR': portuguese, en: english };
