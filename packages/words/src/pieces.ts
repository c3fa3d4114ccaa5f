import * as english from './en/pieces.js';
import type { Lang } from './lang.js';
import * as portuguese from './pt-BR/pieces.js';
import type { PieceWords } from './types/pieces.js';

const LANGUAGES: Readonly<Record<Lang, PieceWords>> = { 'pt-BR': portuguese, en: english };

/** Names of pieces and sides. */
export function pieceWords(lang: Lang): PieceWords {
  return LANGUAGES[lang];
}

/** For sentences in English. */
export const englishPieces: PieceWords = english;

/** For sentences in Portuguese, which has forms of its own: gender, contractions. */
export const portuguesePieces: typeof portuguese = portuguese;
