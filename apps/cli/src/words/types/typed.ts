import type { TypedCommand } from '@tabuleiro/words';

/** Of all the commands that can be typed, those that a match at the terminal knows. */
export const PLAY_COMMANDS = [
  'help',
  'why',
  'moves',
  'check',
  'turn',
  'board',
  'position',
  'flip',
  'throw',
  'draw',
  'resign',
  'takeback',
  'claim',
  'pause',
  'save',
  'hint',
  'quit',
] as const satisfies readonly TypedCommand[];
export type PlayCommand = (typeof PLAY_COMMANDS)[number];

/** What else people type in a language: in lower case, without accents. */
export interface TypedWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly white: string;
  readonly black: string;
  /** Ways to say that one does not move. */
  readonly pass: readonly string[];
  /** Colours drawn by lot, as a value of `--colour`. */
  readonly lots: string;
}
