import type { DiceMismatch } from '@tabuleiro/match';
import * as english from './en/errors.js';
import type { Lang } from './lang.js';
import * as portuguese from './pt-BR/errors.js';
import type { CodedError, DiceWords, ErrorCode, ErrorFacts, ErrorTable } from './types/errors.js';

type ErrorWords = { readonly errors: ErrorTable; readonly dice: DiceWords };

const LANGUAGES: Readonly<Record<Lang, ErrorWords>> = { 'pt-BR': portuguese, en: english };

/** The sentence of an error that is no refusal of a game's rules. */
export function wordError(lang: Lang, error: CodedError): string {
  return sentence(lang, error.code, error);
}

function sentence<Code extends ErrorCode>(lang: Lang, code: Code, facts: ErrorFacts[Code]): string {
  return LANGUAGES[lang].errors[code](facts);
}

/** Why a transcript of dice cannot be believed. */
export function wordDiceMismatch(lang: Lang, mismatch: DiceMismatch): string {
  const { commitDiffers, throwDiffers } = LANGUAGES[lang].dice;
  if (mismatch.code === 'commit-differs') return commitDiffers(mismatch.written, mismatch.computed);
  return throwDiffers(mismatch.at, mismatch.written, mismatch.computed);
}
