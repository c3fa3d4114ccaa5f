import type { Lang } from '@tabuleiro/words';
import type { FlagKind } from './arguments.js';
import type { Io } from './io.js';

export const EXIT = { done: 0, no: 1, bad: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Translated = Readonly<Record<Lang, string>>;

export type Argument = { readonly name: Translated; readonly optional?: true };

export const GAME: Argument = { name: { 'pt-BR': 'JOGO', en: 'GAME' } };
export const DEPTH: Argument = { name: { 'pt-BR': 'PROFUNDIDADE', en: 'DEPTH' } };
export const POSITION: Argument = { name: { 'pt-BR': 'POSIÇÃO', en: 'POSITION' } };
export const MOVE: Argument = { name: { 'pt-BR': 'LANCE', en: 'MOVE' } };
export const FILE: Argument = { name: { 'pt-BR': 'ARQUIVO', en: 'FILE' } };
export const COMMAND: Argument = { name: { 'pt-BR': 'COMANDO', en: 'COMMAND' } };

export type Flag = {
  readonly name: string;
  readonly kind: FlagKind;
  /** How help names the value, for flags that take one. */
  readonly value?: Translated;
  readonly help: Translated;
};

/** One use of a command: its arguments in order (missing optional ones are not there), flags, surroundings. */
export interface Call {
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
  run(call: Call): Promise<ExitCode>;
}
