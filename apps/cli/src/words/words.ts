import type { Lang } from '@tabuleiro/words';
import { help as englishHelp } from './en/help.js';
import { typed as englishTyped } from './en/typed.js';
import { help as portugueseHelp } from './pt-BR/help.js';
import { typed as portugueseTyped } from './pt-BR/typed.js';
import type { HelpWords } from './types/help.js';
import type { TypedWords } from './types/typed.js';

/** `thousands` separates groups of three digits. */
type CliWords = { readonly help: HelpWords; readonly typed: TypedWords; readonly thousands: '.' | ',' };

const LANGUAGES: Readonly<Record<Lang, CliWords>> = {
  'pt-BR': { help: portugueseHelp, typed: portugueseTyped, thousands: '.' },
  en: { help: englishHelp, typed: englishTyped, thousands: ',' },
};

export function helpWords(lang: Lang): HelpWords {
  return LANGUAGES[lang].help;
}

export function thousandsSeparator(lang: Lang): string {
  return LANGUAGES[lang].thousands;
}

/** Of every language: players may type in any of them at any time. */
export const TYPED_WORDS: readonly TypedWords[] = Object.values(LANGUAGES).map(({ typed }) => typed);
