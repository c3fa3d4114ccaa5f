import { typedWords } from '@tabuleiro/any-game';
import { findTypedCommand, type TypedCommand } from '@tabuleiro/words';

/** What a word in the command box asks for; nothing has to be saved here, and nobody leaves. */
export type Command = Exclude<TypedCommand, 'save' | 'quit'>;

export type CommandLine =
  | { readonly kind: 'command'; readonly command: Command; readonly rest: string }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'empty' };

/** Both languages are understood whatever the page speaks; accents and marks may be left out. */
export function parseCommandLine(line: string): CommandLine {
  const text = line.trim();
  if (text === '') return { kind: 'empty' };
  if (text === '?') return { kind: 'command', command: 'help', rest: '' };
  const { command, length = 0 } = findTypedCommand(typedWords(text)) ?? {};
  const rest = text.split(/\s+/).slice(length).join(' ');
  if (command === 'save' || command === 'quit' || command === undefined) return readQuestion(text);
  // "jogar" is for the die, and for a move: "jogar cavalo f3".
  if (command === 'throw' && /^\D/.test(rest)) return { kind: 'move', text: rest };
  return { kind: 'command', command, rest };
}

/** A piece or a square with a question mark: "rei?", "e4?". */
function readQuestion(text: string): CommandLine {
  const isQuestion = /^(?:[a-h][1-8]|\p{L}{3,}(?:[\s-]\p{L}{3,})?)\s*\?$/iu.test(text);
  return isQuestion
    ? { kind: 'command', command: 'square', rest: text.replace(/\s*\?$/, '') }
    : { kind: 'move', text };
}
