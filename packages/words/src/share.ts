import type { ShareError } from '@tabuleiro/any-game';
import { gameIds } from './common.js';
import { share as english } from './en/share.js';
import { wordError } from './errors.js';
import type { Lang } from './lang.js';
import { share as portuguese } from './pt-BR/share.js';
import { wordPositionError } from './refusals.js';
import type { ShareWords } from './types/share.js';

const LANGUAGES: Readonly<Record<Lang, ShareWords>> = { 'pt-BR': portuguese, en: english };

/** Why a share link cannot be opened, or not whole, and what to do. */
export function wordShareError(lang: Lang, error: ShareError): string {
  const words = LANGUAGES[lang];
  switch (error.code) {
    case 'unknown-game':
      return wordError(lang, { ...error, known: gameIds(lang).join(', ') });
    case 'bad-position':
      return words.badStart(wordPositionError(lang, error.game, error.problem));
    case 'unknown-option':
      return words.errors['unknown-option']({ option: error.option });
    default:
      return words.errors[error.code]({});
  }
}
