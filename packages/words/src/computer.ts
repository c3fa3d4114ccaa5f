import { computer as english } from './en/computer.js';
import type { Lang } from './lang.js';
import { computer as portuguese } from './pt-BR/computer.js';
import type { ComputerWords } from './types/computer.js';

const LANGUAGES: Readonly<Record<Lang, ComputerWords>> = { 'pt-BR': portuguese, en: english };

/** What the computer is called, by its levels. */
export function computerWords(lang: Lang): ComputerWords {
  return LANGUAGES[lang];
}

/** "nível 3, pausa do café"; undefined is the maximum. */
export function wordLevel(lang: Lang, level: number | undefined): string {
  const { levels, maximum, level: word } = LANGUAGES[lang];
  return level === undefined ? maximum : word(level, levels.at(level - 1) ?? '');
}
