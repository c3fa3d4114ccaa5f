import type { Lang } from '@tabuleiro/words';
import { fetchedTexts as all } from './fetched.js';
import { inEachLanguage } from './languages.js';
import type { ClockPhrases, NewGameWords } from './types/newGame.js';

export const newGameWords: Readonly<Record<Lang, NewGameWords>> = inEachLanguage(all, 'newGame');
export const clockWords: Readonly<Record<Lang, ClockPhrases>> = inEachLanguage(all, 'clock');
