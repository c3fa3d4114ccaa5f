import { detectLang, type Lang } from '@tabuleiro/words';
import type { ExitCode } from './commandLine/command.js';
import {
  COMMANDS,
  checkArguments,
  chooseLang,
  type Invocation,
  parseInvocation,
} from './commandLine/invocation.js';
import { reportError, toUserError } from './commandLine/userError.js';
import { helpCommand } from './commands/help.js';
import { versionCommand } from './commands/version.js';
import type { Io } from './io/io.js';

/** Runs one command line (without the program's name) and gives its exit code. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const lang = chooseLang(argv, io.env);
  if (!lang.ok) return reportError(io, toUserError(detectLang(io.env), lang.error));
  const invocation = parseInvocation(argv);
  if (!invocation.ok) return reportError(io, toUserError(lang.value, invocation.error));
  return runCommand(invocation.value, lang.value, io);
}

async function runCommand(
  { command, flags, positionals }: Invocation,
  lang: Lang,
  io: Io,
): Promise<ExitCode> {
  if (flags.has('--version')) return versionCommand.run({ args: [], flags, lang, io });
  if (command === undefined || flags.has('--help')) {
    const args = command === undefined ? [] : [command.name];
    return helpCommand(() => COMMANDS).run({ args, flags, lang, io });
  }
  const checked = checkArguments(command, positionals, lang);
  if (!checked.ok) return reportError(io, toUserError(lang, checked.error));
  return command.run({ args: positionals, flags, lang, io });
}
