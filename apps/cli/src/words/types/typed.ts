/** The commands a player can type during a match at the terminal. */
export const PLAY_COMMANDS = [
  'help',
  'why',
  'moves',
  'board',
  'squares',
  'flip',
  'roll',
  'draw',
  'resign',
  'undo',
  'claim',
  'pause',
  'save',
  'hint',
  'quit',
] as const;
export type PlayCommand = (typeof PLAY_COMMANDS)[number];

/** What people type in a language: in lower case, without accents. */
export interface TypedWords {
  readonly commands: Readonly<Record<PlayCommand, readonly string[]>>;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly white: string;
  readonly black: string;
  /** Ways to say that one does not move. */
  readonly pass: readonly string[];
  /** Colours drawn by lot, as a value of `--colour`. */
  readonly lots: string;
}
