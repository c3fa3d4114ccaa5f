import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SEARCHED_GAMES } from '@tabuleiro/engine';

/** The options of a command, or how it is used when they are not what it knows. */
export function readOptions<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(usage);
    process.exit(2);
  }
}

/** A whole number of at least 1, or how the command is used. */
export function readCount(usage: string, name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  console.error(`--${name} needs a whole number of at least 1, not "${text}".`);
  console.error(usage);
  process.exit(2);
}

/** The one game that was named, which the search has to play, or how the command is used. */
export function readSearchedGame(usage: string, positionals: readonly string[]): string {
  const [game = ''] = positionals;
  if (SEARCHED_GAMES.includes(game) && positionals.length === 1) return game;
  console.error(`GAME is one of ${SEARCHED_GAMES.join(', ')}.`);
  console.error(usage);
  process.exit(2);
}
