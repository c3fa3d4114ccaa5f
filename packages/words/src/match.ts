import type { GameId } from '@tabuleiro/game';
import type { MatchError, RecordError } from '@tabuleiro/match';
import * as english from './en/match.js';
import type { Lang } from './lang.js';
import * as portuguese from './pt-BR/match.js';
import { wordPositionError, wordRefusal } from './refusals.js';
import type { Wording } from './types/refusals.js';

/** The sentences of the match in one language: why it refuses an action, and what is wrong with a record. */
export type MatchWording = { readonly errors: Wording; readonly problems: Wording };

const LANGUAGES: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

/** All of them. */
export function matchWording(lang: Lang): MatchWording {
  return { errors: LANGUAGES[lang].errors, problems: LANGUAGES[lang].problems };
}

/** Why the match does not do it; for an illegal move, the game's own reason. */
export function wordMatchError(lang: Lang, game: GameId, { code, facts, refusal }: MatchError): string {
  return refusal === undefined ? LANGUAGES[lang].errors[code](facts) : wordRefusal(lang, game, refusal);
}

/** What is wrong with a record or journal, where, and why. */
export function wordRecordError(lang: Lang, game: GameId, error: Omit<RecordError, 'code'>): string {
  const { problem, path, facts, line, cause, position } = error;
  const sentences = [
    LANGUAGES[lang].problems[problem]({ ...facts, path }),
    ...(cause === undefined ? [] : [wordMatchError(lang, game, cause)]),
    ...(position === undefined ? [] : [wordPositionError(lang, game, position)]),
  ];
  const text = sentences.join(' ');
  return line === undefined ? text : LANGUAGES[lang].recordPlace(text, line);
}

/** A text that names no time control. */
export function wordClockError(lang: Lang, text: string): string {
  return LANGUAGES[lang].clockError(text);
}
