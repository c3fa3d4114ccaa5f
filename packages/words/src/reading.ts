import type { GameId } from '@tabuleiro/game';
import { wordError } from './codedError.js';
import { readErrors as english } from './en/reading.js';
import type { Lang } from './lang.js';
import { type RecordComplaint, wordRecordError } from './match.js';
import { type NotationComplaint, wordNotationError } from './notation.js';
import { readErrors as portuguese } from './pt-BR/reading.js';
import type { Wording } from './wording.js';
import { gameIds } from './words.js';

/** As the readers of whole games give it, whatever the form of the text. */
export type ReadComplaint =
  | (RecordComplaint & { readonly code: 'bad-record'; readonly game: GameId })
  | { readonly code: 'unknown-game'; readonly game: GameId }
  | { readonly code: 'illegal-move' | 'game-over'; readonly move: string }
  | { readonly code: 'not-one-game'; readonly games: number }
  | { readonly code: 'wrong-result'; readonly result: string }
  | NotationComplaint;

const LANGUAGES: Readonly<Record<Lang, Wording>> = { 'pt-BR': portuguese, en: english };

/** The sentences that only the readers of whole games need. */
export function readWording(lang: Lang): Wording {
  return LANGUAGES[lang];
}

/** Why the text of a game cannot be read, and where. */
export function wordReadError(lang: Lang, error: ReadComplaint): string {
  if ('text' in error) return wordNotationError(lang, error);
  switch (error.code) {
    case 'bad-record':
      return wordRecordError(lang, error.game, error);
    case 'unknown-game':
      return wordError(lang, { ...error, known: gameIds(lang).join(', ') });
    case 'illegal-move':
    case 'game-over':
      return wordError(lang, error);
    case 'not-one-game':
    case 'wrong-result': {
      const { code, ...facts } = error;
      return LANGUAGES[lang][code](facts);
    }
  }
}
