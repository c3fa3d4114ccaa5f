import type { Facts, PositionError } from '@tabuleiro/game';
import * as english from './en/notation.js';
import type { Lang } from './lang.js';
import { lookUp } from './lookUp.js';
import * as portuguese from './pt-BR/notation.js';
import { wordPositionError } from './refusals.js';
import type { Wording } from './wording.js';

/** As the readers of moves and games give it. */
export type NotationComplaint = {
  readonly code: string;
  readonly text: string;
  readonly line?: number;
  readonly candidates?: readonly {
    readonly move: string;
    readonly written: Readonly<Record<Lang, string>>;
  }[];
  readonly problem?: PositionError;
};

const LANGUAGES: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

export function notationWording(lang: Lang): Wording {
  return LANGUAGES[lang].notationErrors;
}

/** Why a text for people cannot be read, where, and what it may mean. */
export function wordNotationError(lang: Lang, error: NotationComplaint): string {
  const { code, text, line, candidates, problem } = error;
  const choices = (candidates ?? []).map(({ move, written }) => `${written[lang]} (${move})`).join(', ');
  const facts: Facts = { text, choices };
  const sentence = lookUp(notationWording(lang), code)?.(facts) ?? code;
  const whole =
    problem === undefined ? sentence : `${sentence} ${wordPositionError(lang, 'classico', problem)}`;
  return line === undefined ? whole : LANGUAGES[lang].notationPlace(whole, line);
}
