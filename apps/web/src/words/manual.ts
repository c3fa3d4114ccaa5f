import type { Lang } from '@tabuleiro/words';
import * as english from './en/manual.js';
import { inEachLanguage } from './languages.js';
import * as portuguese from './pt-BR/manual.js';
import type { ManualWords, PrintWords, QueryWords } from './types/manual.js';

const all: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

export const manualWords: Readonly<Record<Lang, ManualWords>> = inEachLanguage(all, 'manual');
export const queryWords: Readonly<Record<Lang, QueryWords>> = inEachLanguage(all, 'search');
export const printWords: Readonly<Record<Lang, PrintWords>> = inEachLanguage(all, 'print');
