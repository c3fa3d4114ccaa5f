import type { Lang } from '@tabuleiro/words';
import { help as englishHelp } from './en/help.js';
import { online as englishOnline } from './en/online.js';
import { typed as englishTyped } from './en/typed.js';
import { help as portugueseHelp } from './pt-BR/help.js';
import { online as portugueseOnline } from './pt-BR/online.js';
import { typed as portugueseTyped } from './pt-BR/typed.js';
import type { HelpWords } from './types/help.js';
import { ONLINE_COMMANDS, type OnlineCommand, type OnlineWords } from './types/online.js';
import type { TypedWords } from './types/typed.js';

/** `thousands` separates groups of three digits. */
type CliWords = {
  readonly help: HelpWords;
  readonly typed: TypedWords;
  readonly online: OnlineWords;
  readonly thousands: '.' | ',';
};

const LANGUAGES: Readonly<Record<Lang, CliWords>> = {
  'pt-BR': { help: portugueseHelp, typed: portugueseTyped, online: portugueseOnline, thousands: '.' },
  en: { help: englishHelp, typed: englishTyped, online: englishOnline, thousands: ',' },
};

export function helpWords(lang: Lang): HelpWords {
  return LANGUAGES[lang].help;
}

export function thousandsSeparator(lang: Lang): string {
  return LANGUAGES[lang].thousands;
}

/** Of every language: players may type in any of them at any time. */
export const TYPED_WORDS: readonly TypedWords[] = Object.values(LANGUAGES).map(({ typed }) => typed);

export function onlineWords(lang: Lang): OnlineWords {
  return LANGUAGES[lang].online;
}

/** What can be typed in a match between devices, in any language: the phrase and its command, the longest first. */
export const ONLINE_PHRASES: readonly (readonly [phrase: string, command: OnlineCommand])[] =
  ONLINE_COMMANDS.flatMap((command) =>
    Object.values(LANGUAGES).flatMap(({ online }) =>
      online.commands[command].split(', ').map((phrase) => [phrase, command] as const),
    ),
  ).sort(([a], [b]) => b.length - a.length);
