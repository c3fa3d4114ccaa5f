import type { ReadError } from '@tabuleiro/any-game';
import { type Facts, fail, type GameId, type PositionError, type Result } from '@tabuleiro/game';
import { type CodedError, type Lang, wordError, wordPositionError, wordReadError } from '@tabuleiro/words';
import { type Io, print } from '../io/io.js';
import { visibleLine } from '../io/visible.js';
import { EXIT, type ExitCode } from './command.js';

/** An error as the user gets it: a code and facts for programs, a message for people. */
export type UserError = {
  readonly code: string;
  readonly message: string;
  readonly [fact: string]: string | number | Facts;
};

export function toUserError(lang: Lang, error: CodedError): UserError {
  return { ...error, message: wordError(lang, error) };
}

export function toPositionUserError(lang: Lang, game: GameId, error: PositionError): UserError {
  return { ...error, message: wordPositionError(lang, game, error) };
}

/** Words the error of a failed reading. */
export function withUserError<T>(lang: Lang, read: Result<T, ReadError>): Result<T, UserError> {
  if (read.ok) return read;
  return fail({ code: read.error.code, message: wordReadError(lang, read.error) });
}

/** Prints an error in one line on stderr and gives the exit code for it. */
export async function reportError(io: Io, error: UserError): Promise<ExitCode> {
  await reportProblem(io, error);
  return EXIT.bad;
}

/** Prints in one line on stderr what is wrong, though the command goes on. */
export async function reportProblem({ stderr }: Io, { message, code }: UserError): Promise<void> {
  await print(stderr, `tabuleiro: ${visibleLine(message)} [${code}]\n`);
}
