import { typedWords } from '@tabuleiro/any-game';
import type { OnlineCommand } from '../words/types/online.js';
import { ONLINE_PHRASES } from '../words/words.js';

/** A command of matches between devices, and what was typed after it. */
export type TypedOnline = { readonly command: OnlineCommand; readonly rest: string };

/** Undefined for anything else, such as a move or a command of any match. */
export function parseTypedOnline(line: string): TypedOnline | undefined {
  const words = typedWords(line);
  const found = ONLINE_PHRASES.find(([phrase]) => phrase === words.slice(0, lengthOf(phrase)).join(' '));
  if (found === undefined) return undefined;
  const [phrase, command] = found;
  return { command, rest: line.trim().split(/\s+/).slice(lengthOf(phrase)).join(' ') };
}

function lengthOf(phrase: string): number {
  return phrase.split(' ').length;
}
