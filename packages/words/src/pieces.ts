import * as english from './en/pieces.js';
import type { Lang } from './lang.js';
import * as portuguese from './pt-BR/pieces.js';

/** Names of pieces and sides in the forms that every language has. */
export type PieceWords = typeof english;

const LANGUAGES: Readonly<Record<Lang, PieceWords>> = { 'pt-BR': portuguese, en: english };

export function pieceWords(lang: Lang): PieceWords {
  return LANGUAGES[lang];
}

/** For sentences in one language; Portuguese has forms of its own (gender, contractions). */
export const englishPieces: PieceWords = english;
export const portuguesePieces: typeof portuguese = portuguese;
