import type { LoadedGame } from './gameStore.js';
import { isLine } from './lines.js';
import { type StoredGame, savedOf } from './stored.js';

/** A line as storage gave it back: its number, and what should be its text. */
export type FoundLine = { readonly n: number; readonly text: unknown };

/**
 * Puts a game together again. A line that is gone leaves an empty one in its place, so that the rules cannot
 * take what is left for a whole journal, and `flaw` says where.
 */
export function assemble(game: StoredGame, found: readonly FoundLine[]): LoadedGame {
  const { texts, flaw } = gather(found, game.lines);
  const loaded = { ...savedOf(game), journal: texts.join(''), lines: game.lines };
  return flaw === undefined ? loaded : { ...loaded, flaw };
}

/** What is left of a journal whose game is not listed any more. */
export function salvage(found: readonly FoundLine[]): string {
  return gather(found, found.at(-1)?.n ?? 0).texts.join('');
}

type Gathered = { readonly texts: readonly string[]; readonly flaw: number | undefined };

function gather(found: readonly FoundLine[], last: number): Gathered {
  const texts: string[] = [];
  let flaw: number | undefined;
  let due = 0;
  for (const { n, text } of found) {
    if (n !== due || !isLine(text) || n > last) flaw ??= texts.length + 1;
    if (n !== due) texts.push('\n');
    texts.push(typeof text === 'string' ? text : '\n');
    due = n + 1;
  }
  if (due > last) return { texts, flaw };
  return { texts: [...texts, '\n'], flaw: flaw ?? texts.length + 1 };
}
