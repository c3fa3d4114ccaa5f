import type { Lang } from '@tabuleiro/words';
import { fetchedTexts } from './fetched.js';
import { inEachLanguage } from './languages.js';
import type { BrasezWords } from './types/brasez.js';

export const brasezWords: Readonly<Record<Lang, BrasezWords>> = inEachLanguage(fetchedTexts, 'brasez');
