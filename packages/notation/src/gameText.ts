import { fail, ok, type Result } from '@tabuleiro/game';
import type { TextError } from './moveText.js';

/** Codes of what may be wrong with the text of a whole game of Brasez or Senet. */
export const GAME_TEXT_ERRORS = [
  'bad-tag',
  'bad-start',
  'bad-line',
  'wrong-player',
  'wrong-mark',
  'game-over',
] as const;

/** Why the text of a whole game is refused, and on which line. */
export type GameTextError = { readonly line: number } & (
  | { readonly code: (typeof GAME_TEXT_ERRORS)[number]; readonly text: string }
  | TextError
);

export type NumberedLine = { readonly text: string; readonly line: number };

const TAG = /^\[\s*([A-Za-z]+)\s+"([^"]*)"\s*\]$/;

/** The tags at the head of a game text, and its other lines that are not blank. */
export type GameText = {
  readonly tags: ReadonlyMap<string, string>;
  readonly lines: readonly NumberedLine[];
};

/** Splits the text of a game into tags and lines; fails at a tag that cannot be parsed or follows the moves. */
export function readGameText(text: string): Result<GameText, GameTextError> {
  const tags = new Map<string, string>();
  const lines: NumberedLine[] = [];
  for (const [i, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = { text: raw.trim(), line: i + 1 };
    if (line.text === '') continue;
    if (!line.text.startsWith('[')) {
      lines.push(line);
      continue;
    }
    const tag = TAG.exec(line.text);
    if (tag === null || lines.length > 0) return fail({ code: 'bad-tag', ...line });
    tags.set(tag[1], tag[2]);
  }
  return ok({ tags, lines });
}

/** Joins words to lines of fewer than 80 columns. */
export function wrapWords(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > 79) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}
