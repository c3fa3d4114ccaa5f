import { arena as englishArena } from './en/arena.js';
import { engine as englishEngine } from './en/engine.js';
import { tables as englishTables } from './en/tables.js';
import { terminal as english } from './en/terminal.js';
import type { Lang } from './lang.js';
import { arena as portugueseArena } from './pt-BR/arena.js';
import { engine as portugueseEngine } from './pt-BR/engine.js';
import { tables as portugueseTables } from './pt-BR/tables.js';
import { terminal as portuguese } from './pt-BR/terminal.js';
import type { EngineWords } from './types/engine.js';
import type { ArenaWords, TablesWords, TerminalWords } from './types/terminal.js';

type CommandLineWords = {
  readonly terminal: TerminalWords;
  readonly engine: EngineWords;
  readonly arena: ArenaWords;
  readonly tables: TablesWords;
};

const LANGUAGES: Readonly<Record<Lang, CommandLineWords>> = {
  'pt-BR': {
    terminal: portuguese,
    engine: portugueseEngine,
    arena: portugueseArena,
    tables: portugueseTables,
  },
  en: { terminal: english, engine: englishEngine, arena: englishArena, tables: englishTables },
};

/** What a text board and a dialogue at a terminal say. */
export function terminalWords(lang: Lang): TerminalWords {
  return LANGUAGES[lang].terminal;
}

/** What is said of the computer's moves, hints and analyses. */
export function engineWords(lang: Lang): EngineWords {
  return LANGUAGES[lang].engine;
}

/** What is said about a match between computers. */
export function arenaWords(lang: Lang): ArenaWords {
  return LANGUAGES[lang].arena;
}

/** What is said about exact tables and their making. */
export function tablesWords(lang: Lang): TablesWords {
  return LANGUAGES[lang].tables;
}
