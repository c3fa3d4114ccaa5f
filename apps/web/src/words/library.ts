import type { Lang } from '@tabuleiro/words';
import { library as english } from './en/library.js';
import { library as portuguese } from './pt-BR/library.js';
import type { LibraryWords } from './types/library.js';

export const libraryWords: Readonly<Record<Lang, LibraryWords>> = { 'pt-BR': portuguese, en: english };
