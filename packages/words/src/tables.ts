import { tables as english } from './en/tables.js';
import type { Lang } from './lang.js';
import { tables as portuguese } from './pt-BR/tables.js';
import type { TablesWords } from './tablesWords.js';

const LANGUAGES: Readonly<Record<Lang, TablesWords>> = { 'pt-BR': portuguese, en: english };

/** What is said about exact tables and their making. */
export function tablesWords(lang: Lang): TablesWords {
  return LANGUAGES[lang];
}
