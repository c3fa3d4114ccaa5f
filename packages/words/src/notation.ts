import type { ReadError } from '@tabuleiro/any-game';
import type { Facts } from '@tabuleiro/game';
import { gameIds } from './common.js';
import * as english from './en/notation.js';
import { wordError } from './errors.js';
import type { Lang } from './lang.js';
import { wordRecordError } from './match.js';
import * as portuguese from './pt-BR/notation.js';
import { wordPositionError } from './refusals.js';
import type { NotationError } from './types/notation.js';
import type { Wording } from './types/refusals.js';

const LANGUAGES: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

/** The sentences for texts of moves and games that cannot be read. */
export function notationWording(lang: Lang): Wording {
  return LANGUAGES[lang].notationErrors;
}

/** The sentences that only the readers of whole games need. */
export function readWording(lang: Lang): Wording {
  return LANGUAGES[lang].readErrors;
}

/** Why a text for people cannot be read, where, and what it may mean. */
export function wordNotationError(lang: Lang, error: NotationError): string {
  const candidates = 'candidates' in error ? error.candidates : [];
  const choices = candidates.map(({ move, written }) => `${written[lang]} (${move})`).join(', ');
  const facts: Facts = { text: error.text, choices };
  const sentence = LANGUAGES[lang].notationErrors[error.code](facts);
  const whole =
    'problem' in error ? `${sentence} ${wordPositionError(lang, 'classico', error.problem)}` : sentence;
  return 'line' in error ? LANGUAGES[lang].notationPlace(whole, error.line) : whole;
}

/** Why the text of a game cannot be read, whatever its form, and where. */
export function wordReadError(lang: Lang, error: ReadError): string {
  if ('text' in error) return wordNotationError(lang, error);
  switch (error.code) {
    case 'bad-record':
      return wordRecordError(lang, error.game, error);
    case 'unknown-game':
      return wordError(lang, { ...error, known: gameIds(lang).join(', ') });
    case 'illegal-move':
    case 'game-over':
      return wordError(lang, error);
    case 'no-game':
    case 'not-one-game':
    case 'wrong-result': {
      const { code, ...facts } = error;
      return LANGUAGES[lang].readErrors[code](facts);
    }
  }
}
