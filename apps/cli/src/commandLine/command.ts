import type { Lang } from '@tabuleiro/words';
import type { Io } from '../io/io.js';
import type { CommandWords, FlagWords, Placeholder } from '../words/types/help.js';
import type { FlagKind } from './arguments.js';

/** `no` is the answer of a command that was asked whether something holds. */
export const EXIT = { done: 0, no: 1, bad: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Argument = { readonly placeholder: Placeholder; readonly optional?: true };

export type Flag = {
  readonly name: string;
  readonly kind: FlagKind;
  /** What help shows for the value of a flag that takes one: a placeholder, or a text that is the same in all languages. */
  readonly value?: Placeholder | { readonly text: string };
  readonly help: (words: FlagWords) => string;
};

/** The value of a flag that is a number. */
export const NUMBER = { text: 'N' } as const;

/** What a command is run with: arguments in order (optional ones may be missing), flags with their values, the outside. */
export interface CommandContext {
  readonly args: readonly string[];
  readonly flags: ReadonlyMap<string, readonly string[]>;
  readonly lang: Lang;
  readonly io: Io;
}

/** A command of the program; its line in the words and this are what `help` shows. */
export interface Command {
  readonly name: keyof CommandWords;
  readonly arguments: readonly Argument[];
  readonly flags: readonly Flag[];
  /** Called with every required argument present and none too many. */
  run(context: CommandContext): Promise<ExitCode>;
}
