import type { Facts, GameId, PositionError, Refusal } from '@tabuleiro/game';
import * as english from './en/match.js';
import type { Lang } from './lang.js';
import { lookUp } from './lookUp.js';
import * as portuguese from './pt-BR/match.js';
import { wordPositionError, wordRefusal } from './refusals.js';
import type { Wording } from './wording.js';

/** The sentences of the match in one language: why it refuses an action, and what is wrong with a record. */
export type MatchWording = { readonly errors: Wording; readonly problems: Wording };

/** As the match gives it. */
export type MatchComplaint = { readonly code: string; readonly facts: Facts; readonly refusal?: Refusal };

/** As the reader of records gives it. */
export type RecordComplaint = {
  readonly problem: string;
  readonly path: string;
  readonly facts: Facts;
  readonly line?: number;
  readonly cause?: MatchComplaint;
  readonly position?: PositionError;
};

const LANGUAGES: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

export function matchWording(lang: Lang): MatchWording {
  return { errors: LANGUAGES[lang].matchErrors, problems: LANGUAGES[lang].recordProblems };
}

/** Why the match does not do it; for an illegal move, the game's own reason. */
export function wordMatchError(lang: Lang, game: GameId, { code, facts, refusal }: MatchComplaint): string {
  if (refusal !== undefined) return wordRefusal(lang, game, refusal);
  return lookUp(matchWording(lang).errors, code)?.(facts) ?? code;
}

/** What is wrong with a record or journal, where, and why. */
export function wordRecordError(lang: Lang, game: GameId, error: RecordComplaint): string {
  const { problem, path, facts, line, cause, position } = error;
  const sentences = [
    lookUp(matchWording(lang).problems, problem)?.({ ...facts, path }) ?? problem,
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
