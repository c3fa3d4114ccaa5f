import type { ResourceProblemCode } from '@tabuleiro/engine';
import type { GameOptionError } from '@tabuleiro/game';
import type { TranscriptProblem } from '@tabuleiro/match';
import type { EngineProblem } from './terminal.js';

/** Every error that is not a refusal of one game's rules, with the facts its sentence may use. */
export type ErrorFacts = {
  'bad-json': { readonly problem: JsonProblem };
  'unknown-game': { readonly game: string; readonly known: string };
  /** The text of a whole game is of another game than the one asked for; both by their names. */
  'other-game': { readonly game: string; readonly asked: string };
  'bad-position': { readonly field: string };
  'bad-move': { readonly move: string };
  'illegal-move': { readonly move: string };
  'game-over': { readonly move: string };
  /** `range` tells what may be given, where the problem is a value out of it: `1..10, max`. */
  'bad-option': { readonly option: string; readonly problem: OptionProblem; readonly range?: string };
  'no-computer': { readonly game: string; readonly known: string };
  'not-senet': { readonly game: string };
  'unknown-command': { readonly command: string };
  'unknown-flag': { readonly flag: string };
  'flag-value': { readonly flag: string };
  'no-flag-value': { readonly flag: string };
  'missing-argument': { readonly argument: string };
  'extra-argument': { readonly argument: string };
  'bad-lang': { readonly lang: string };
  'bad-depth': { readonly depth: string; readonly most: number };
  'stdin-twice': Record<never, never>;
  'engine-shared': Record<never, never>;
  'bus-alone': Record<never, never>;
  'file-exists': { readonly file: string };
  'no-saved-game': { readonly file: string };
  'damaged-save': { readonly file: string };
  'newer-save': { readonly file: string };
  /** Another program has written to the journal since. */
  'changed-save': { readonly file: string };
  /** An unfinished match with fair dice, in a copy that does not hold their secret. */
  'no-dice-secret': { readonly file: string };
  'unreadable-file': { readonly file: string; readonly cause: string };
  'unwritable-file': { readonly file: string; readonly cause: string };
  'not-utf8': { readonly file: string };
  /** In megabytes. */
  'too-large-input': { readonly file: string; readonly most: number };
  /** A folder, a pipe or a device where a file is wanted. */
  'not-regular-file': { readonly file: string };
  'bad-player': { readonly player: string };
  /** A player of a match is to evaluate by the network of this file. */
  'bad-network': { readonly file: string; readonly problem: ResourceProblemCode };
  'engine-failed': { readonly engine: string; readonly problem: EngineProblem; readonly cause: string };
  'engine-game': { readonly engine: string; readonly game: string };
  'engine-option': { readonly engine: string; readonly option: string };
  'other-match': { readonly file: string };
  'damaged-results': { readonly file: string; readonly line: number };
  'damaged-checkpoint': { readonly file: string };
  'thread-failed': { readonly cause: string };
  /** In gigabytes, as a text. */
  'no-memory': { readonly needed: string };
  /** Without the text: a link may hold the secret of a seat. */
  'bad-link': Record<never, never>;
  'bad-transcript': { readonly problem: TranscriptProblem; readonly place: string };
};

/** The codes of these errors. */
export type ErrorCode = keyof ErrorFacts;

/** What may be wrong with one line of JSON. */
export type JsonProblem = 'length' | 'syntax' | 'object' | 'game' | 'position' | 'moves';

/** What may be wrong with an option of a game, or with a setting of an engine that is a number. */
export type OptionProblem = GameOptionError['problem'] | 'out-of-range';

export type ErrorTable = { readonly [Code in ErrorCode]: (facts: ErrorFacts[Code]) => string };

/** An error as a value: its code and the facts of that code. */
export type CodedError = { [Code in ErrorCode]: { readonly code: Code } & ErrorFacts[Code] }[ErrorCode];

/** What is said about fair dice and their transcript. */
export interface DiceWords {
  readonly problems: Readonly<Record<TranscriptProblem, (place: string) => string>>;
  commitDiffers(written: string, computed: string): string;
  throwDiffers(at: number, written: number, computed: number): string;
}
