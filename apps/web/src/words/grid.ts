import type { Lang } from '@tabuleiro/words';
import { fetchedTexts } from './fetched.js';
import { inEachLanguage } from './languages.js';
import type { GridWords } from './types/grid.js';

export const gridWords: Readonly<Record<Lang, GridWords>> = inEachLanguage(fetchedTexts, 'grid');
