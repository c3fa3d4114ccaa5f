import type { Lang } from '@tabuleiro/words';
import type { Io } from '../io/io.js';
import type { FlagKind } from './arguments.js';

export const EXIT = { done: 0, no: 1, bad: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Translated = Readonly<Record<Lang, string>>;

export type Argument = { readonly placeholder: Translated; readonly optional?: true };

export const GAME: Argument = { placeholder: { 'pt-BR': 'JOGO', en: 'GAME' } };
export const DEPTH: Argument = { placeholder: { 'pt-BR': 'PROFUNDIDADE', en: 'DEPTH' } };
export const POSITION: Argument = { placeholder: { 'pt-BR': 'POSIÇÃO', en: 'POSITION' } };
export const MOVE: Argument = { placeholder: { 'pt-BR': 'LANCE', en: 'MOVE' } };
export const FILE: Argument = { placeholder: { 'pt-BR': 'ARQUIVO', en: 'FILE' } };
export const COMMAND: Argument = { placeholder: { 'pt-BR': 'COMANDO', en: 'COMMAND' } };

export type Flag = {
  readonly name: string;
  readonly kind: FlagKind;
  /** How help names the value, for flags that take one. */
  readonly value?: Translated;
  readonly help: Translated;
};

/** One use of a command: its arguments in order (missing optional ones are not there), flags, surroundings. */
export interface CommandContext {
  readonly args: readonly string[];
  readonly flags: ReadonlyMap<string, readonly string[]>;
  readonly lang: Lang;
  readonly io: Io;
}

/** One row of the table of commands; help is made from it. */
export interface Command {
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly flags: readonly Flag[];
  readonly help: Translated;
  /** Called with every required argument present and none too many. */
  run(context: CommandContext): Promise<ExitCode>;
}
