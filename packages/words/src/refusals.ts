import type { GameId, PositionError, Refusal } from '@tabuleiro/game';
import * as english from './en/refusals.js';
import { wordError } from './errors.js';
import type { Lang } from './lang.js';
import * as portuguese from './pt-BR/refusals.js';
import type { GameWording } from './types/refusals.js';
import { lookUp } from './wording.js';

const LANGUAGES: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

/** All sentences of one game; undefined for a game that words nothing of its own. */
export function gameWording(lang: Lang, game: GameId): GameWording | undefined {
  return LANGUAGES[lang].games.get(game);
}

/**
 * Why an attempt is not legal, as a sentence; a plain one where nothing is known of the code. Two games may use one code
 * with different sentences, so the game is asked for.
 */
export function wordRefusal(lang: Lang, game: GameId, refusal: Refusal): string {
  const own = lookUp(gameWording(lang, game)?.refusals, refusal.code);
  const shared = lookUp(LANGUAGES[lang].commonRefusals, refusal.code);
  return (own ?? shared)?.(refusal.facts) ?? LANGUAGES[lang].unknownRefusal;
}

/** What is wrong with the text of a position; where the game has no sentence for it, which field to look at. */
export function wordPositionError(lang: Lang, game: GameId, error: PositionError): string {
  const own = lookUp(gameWording(lang, game)?.positionProblems, error.problem);
  return own?.(error.facts) ?? wordError(lang, { code: error.code, field: wordField(lang, error.field) });
}

/** The name of a field of a position text; what it is called in the code where it has none. */
export function wordField(lang: Lang, field: string): string {
  return LANGUAGES[lang].fields.get(field) ?? field;
}
