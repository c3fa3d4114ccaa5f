import type { ArenaWords } from './arenaWords.js';
import { arena as english } from './en/arena.js';
import type { Lang } from './lang.js';
import { arena as portuguese } from './pt-BR/arena.js';

const LANGUAGES: Readonly<Record<Lang, ArenaWords>> = { 'pt-BR': portuguese, en: english };

/** What is said about a match between computers. */
export function arenaWords(lang: Lang): ArenaWords {
  return LANGUAGES[lang];
}
