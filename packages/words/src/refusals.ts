import type { GameId, PositionError, Refusal } from '@tabuleiro/game';
import { wordError } from './codedError.js';
import * as english from './en/refusals.js';
import { gameWording } from './games.js';
import type { Lang } from './lang.js';
import { lookUp } from './lookUp.js';
import * as portuguese from './pt-BR/refusals.js';

const COMMON: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

/** Two games may use one code with different sentences, so the game is asked for. */
export function wordRefusal(lang: Lang, game: GameId, refusal: Refusal): string {
  const own = lookUp(gameWording(lang, game)?.refusals, refusal.code);
  const shared = lookUp(COMMON[lang].commonRefusals, refusal.code);
  return (own ?? shared)?.(refusal.facts) ?? refusal.code;
}

export function wordPositionError(lang: Lang, game: GameId, error: PositionError): string {
  const own = lookUp(gameWording(lang, game)?.positionProblems, error.problem);
  return own?.(error.facts) ?? wordError(lang, { code: error.code, field: wordField(lang, error.field) });
}

/** The name of a field of a position text. */
export function wordField(lang: Lang, field: string): string {
  return COMMON[lang].fields.get(field) ?? field;
}
