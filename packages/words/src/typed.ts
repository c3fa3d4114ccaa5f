import { typed as english } from './en/typed.js';
import { typed as portuguese } from './pt-BR/typed.js';
import { TYPED_COMMANDS, type TypedCommand } from './types/typed.js';

/** Both languages are understood whatever the program speaks. */
const LANGUAGES = [portuguese, english];

const COMMANDS: ReadonlyMap<string, TypedCommand> = new Map(
  TYPED_COMMANDS.flatMap((command) =>
    LANGUAGES.flatMap(({ commands }) => commands[command].split(', ')).map((phrase) => [phrase, command]),
  ),
);
const FILLERS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ fillers }) => fillers.split(' ')));
const LONGEST = Math.max(...Array.from(COMMANDS.keys(), (phrase) => phrase.split(' ').length));

/**
 * The command that a line begins with, and how many of its words name it: the longest phrase counts. Words that say nothing
 * may come first. Requires words in lower case, without accents and punctuation. Undefined for anything else, such as
 * a move.
 */
export function findTypedCommand(
  words: readonly string[],
): { readonly command: TypedCommand; readonly length: number } | undefined {
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + LONGEST); end > start; end--) {
      const command = COMMANDS.get(words.slice(start, end).join(' '));
      if (command !== undefined) return { command, length: end };
    }
    if (!FILLERS.has(words[start])) return undefined;
  }
  return undefined;
}
