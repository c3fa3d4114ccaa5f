import type { DiceDoubt, DiceWords } from './dice.js';
import { dice as englishDice } from './en/dice.js';
import { errors as english } from './en/errors.js';
import type { CodedError, ErrorCode, ErrorFacts, ErrorTable } from './errors.js';
import type { Lang } from './lang.js';
import { dice as portugueseDice } from './pt-BR/dice.js';
import { errors as portuguese } from './pt-BR/errors.js';

const ERRORS: Readonly<Record<Lang, ErrorTable>> = { 'pt-BR': portuguese, en: english };

const DICE: Readonly<Record<Lang, DiceWords>> = { 'pt-BR': portugueseDice, en: englishDice };

export function wordError(lang: Lang, error: CodedError): string {
  return sentence(lang, error.code, error);
}

function sentence<Code extends ErrorCode>(lang: Lang, code: Code, facts: ErrorFacts[Code]): string {
  return ERRORS[lang][code](facts);
}

/** Why a transcript of dice cannot be believed. */
export function wordDiceDoubt(lang: Lang, doubt: DiceDoubt): string {
  if (doubt.code === 'commit-differs') return DICE[lang].commitDiffers(doubt.written, doubt.computed);
  return DICE[lang].throwDiffers(doubt.at, doubt.written, doubt.computed);
}
