import { foldText, type Result } from '@tabuleiro/game';
import { parsePhrase } from '@tabuleiro/notation';
import type { Language, TextError, WrittenGame } from './writtenGame.js';

/**
 * The legal move that a person typed: in notation, with the letters of their language first, then of both; or in words
 * of either (`cavalo f3`). Requires a game that is not over.
 */
export function parseTypedMove<S, M, P extends string>(
  written: WrittenGame<S, M, P>,
  state: S,
  text: string,
  language?: Language,
): Result<M, TextError> {
  const own = written.parse(state, text, language);
  const read = isSettled(own) || language === undefined ? own : written.parse(state, text);
  if (isSettled(read)) return read;
  const worded = parsePhrase(written.game, state, text, written.format);
  return worded.ok || worded.error.code !== 'bad-san' ? worded : read;
}

function isSettled<M>(read: Result<M, TextError>): boolean {
  return read.ok || read.error.code === 'ambiguous';
}

/** The words of a typed line as commands are looked up: in lower case, without accents and punctuation. */
export function typedWords(line: string): readonly string[] {
  return line
    .trim()
    .split(/\s+/)
    .map((word) => foldText(word).replace(/[^\p{L}\p{N}-]/gu, ''));
}
