import type { GameId } from '@tabuleiro/game';
import type { OnlineError, Phrase, VoidReason } from '@tabuleiro/online';
import type { LogError } from '@tabuleiro/online/node';
import * as english from './en/online.js';
import type { Lang } from './lang.js';
import { wordMatchError } from './match.js';
import * as portuguese from './pt-BR/online.js';
import type { Wording } from './types/refusals.js';

const LANGUAGES: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

/** The sentences for what a server or a client of a match between devices refuses. */
export function onlineWording(lang: Lang): Wording {
  return LANGUAGES[lang].onlineErrors;
}

/** Why something in a match between devices is refused; where the match itself says why, its reason. */
export function wordOnlineError(lang: Lang, game: GameId, { code, facts, match }: OnlineError): string {
  return match === undefined ? LANGUAGES[lang].onlineErrors[code](facts) : wordMatchError(lang, game, match);
}

/** O-WORDS: a polite phrase. */
export function wordPhrase(lang: Lang, phrase: Phrase): string {
  return LANGUAGES[lang].phrases[phrase];
}

/** Why a match was never begun. */
export function wordVoidReason(lang: Lang, why: VoidReason): string {
  return LANGUAGES[lang].voidReasons[why];
}

/** Why the matches that a server keeps cannot be used. */
export function wordLogError(lang: Lang, error: LogError): string {
  const { logErrors } = LANGUAGES[lang];
  switch (error.code) {
    case 'damaged-log':
      return logErrors['damaged-log'](error);
    case 'newer-log':
      return logErrors['newer-log'](error);
    case 'log-in-use':
      return logErrors['log-in-use'](error);
    case 'unusable-log':
      return logErrors['unusable-log'](error);
    case 'unreachable-store':
      return logErrors['unreachable-store'](error);
    case 'store-not-empty':
      return logErrors['store-not-empty'](error);
    case 'unreachable-bus':
      return logErrors['unreachable-bus'](error);
    case 'no-driver':
      return logErrors['no-driver'](error);
  }
}

/** How many matches were copied. */
export function wordCopied(lang: Lang, matches: number): string {
  return LANGUAGES[lang].copied(matches);
}
