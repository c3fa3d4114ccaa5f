/** What a player may ask for in words during a match, whatever program hears it; no program knows all of them. */
export const TYPED_COMMANDS = [
  'help',
  'why',
  'moves',
  'board',
  'position',
  'square',
  'file',
  'rank',
  'own',
  'theirs',
  'material',
  'history',
  'check',
  'turn',
  'last',
  'lastCapture',
  'since',
  'clock',
  'throw',
  'draw',
  'accept',
  'decline',
  'resign',
  'takeback',
  'claim',
  'pause',
  'hint',
  'flip',
  'sound',
  'save',
  'quit',
] as const;
/** One of `TYPED_COMMANDS`. */
export type TypedCommand = (typeof TYPED_COMMANDS)[number];

/** What people type in a language, in lower case, without accents and punctuation. */
export type TypedWords = {
  /** Words and phrases for each command, with commas between them. */
  readonly commands: Readonly<Record<TypedCommand, string>>;
  /** Words that may come before a command and say nothing. */
  readonly fillers: string;
};
