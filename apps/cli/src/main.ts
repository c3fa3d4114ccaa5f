import { detectLang, type Lang } from '@tabuleiro/words';
import type { ExitCode } from './command.js';
import { helpCommand } from './commands/help.js';
import { versionCommand } from './commands/version.js';
import { COMMANDS } from './commands.js';
import { complain } from './complaint.js';
import { checkArguments, chooseLang, type Invocation, parseInvocation } from './invocation.js';
import type { Io } from './io.js';
import { refuse } from './refuse.js';

/** Runs one command line (without the program's name) and gives its exit code. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const lang = chooseLang(argv, io.env);
  if (!lang.ok) return refuse(io, complain(detectLang(io.env), lang.error));
  const invocation = parseInvocation(argv);
  if (!invocation.ok) return refuse(io, complain(lang.value, invocation.error));
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
  if (!checked.ok) return refuse(io, complain(lang, checked.error));
  return command.run({ args: positionals, flags, lang, io });
}
