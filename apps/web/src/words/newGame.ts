import type { Lang } from '@tabuleiro/words';
import * as english from './en/newGame.js';
import { inEachLanguage } from './languages.js';
import * as portuguese from './pt-BR/newGame.js';
import type { ClockPhrases, NewGameWords } from './types/newGame.js';

const all: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

export const newGameWords: Readonly<Record<Lang, NewGameWords>> = inEachLanguage(all, 'newGame');
export const clockWords: Readonly<Record<Lang, ClockPhrases>> = inEachLanguage(all, 'clock');
