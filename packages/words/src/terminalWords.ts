import { terminal as english } from './en/terminal.js';
import type { Lang } from './lang.js';
import { terminal as portuguese } from './pt-BR/terminal.js';
import type { TerminalWords } from './terminal.js';

const TERMINALS: Readonly<Record<Lang, TerminalWords>> = { 'pt-BR': portuguese, en: english };

/** What a text board and a dialogue at a terminal say. */
export function terminalWords(lang: Lang): TerminalWords {
  return TERMINALS[lang];
}
