import type { Lang } from '@tabuleiro/words';
import { fetchedTexts as all } from './fetched.js';
import { inEachLanguage } from './languages.js';
import type { BoardWords } from './types/board.js';
import type { ComponentWords } from './types/components.js';
import type { GameWords } from './types/game.js';
import type { HomeWords } from './types/home.js';
import type { PageWords } from './types/pages.js';
import type { PlayWords } from './types/play.js';
import type { StoreWords } from './types/store.js';

// What the first load says: home and a game, in the language that is spoken. What is fetched on demand has a file of its
// own beside this one.

export const homeWords: Readonly<Record<Lang, HomeWords>> = inEachLanguage(all, 'home');
export const componentWords: Readonly<Record<Lang, ComponentWords>> = inEachLanguage(all, 'components');
export const storeWords: Readonly<Record<Lang, StoreWords>> = inEachLanguage(all, 'store');
export const pageWords: Readonly<Record<Lang, PageWords>> = inEachLanguage(all, 'pages');
export const boardWords: Readonly<Record<Lang, BoardWords>> = inEachLanguage(all, 'board');
export const playWords: Readonly<Record<Lang, PlayWords>> = inEachLanguage(all, 'play');
export const gameWords: Readonly<Record<Lang, GameWords>> = inEachLanguage(all, 'game');

/** Each language by its own name. */
export const languageNames: Readonly<Record<Lang, string>> = { 'pt-BR': 'Português', en: 'English' };
