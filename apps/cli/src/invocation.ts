import { fail, ok, type Result } from '@tabuleiro/game';
import { type CodedError, detectLang, type Lang, type LangSources, parseLang } from '@tabuleiro/words';
import { type FlagKinds, type Parsed, parseArguments } from './arguments.js';
import type { Command } from './command.js';
import { GLOBAL_FLAGS } from './commands/help.js';
import { COMMANDS } from './commands.js';

/** What a command line asks for; no command is a wish for help. */
export type Invocation = Parsed & { readonly command: Command | undefined };

/** The command is the first text that is neither a flag nor the value of `--lang`. */
export function parseInvocation(argv: readonly string[]): Result<Invocation, CodedError> {
  const at = argv.findIndex((text, i) => !text.startsWith('-') && argv[i - 1] !== '--lang');
  const command = COMMANDS.find(({ name }) => name === argv[at]);
  if (at >= 0 && command === undefined) return fail({ code: 'unknown-command', command: argv[at] });
  const rest = argv.filter((_, i) => i !== at);
  const parsed = parseArguments(rest, flagKinds(command));
  return parsed.ok ? ok({ ...parsed.value, command }) : parsed;
}

function flagKinds(command: Command | undefined): FlagKinds {
  const flags = [...GLOBAL_FLAGS, ...(command?.flags ?? [])];
  return new Map(flags.map(({ name, kind }) => [name, kind]));
}

/** From `--lang` wherever it stands (the last one counts), else from the environment. */
export function chooseLang(argv: readonly string[], env: LangSources): Result<Lang, CodedError> {
  const values = argv.flatMap((text, i) => {
    if (text === '--lang') return argv.slice(i + 1, i + 2);
    return text.startsWith('--lang=') ? [text.slice('--lang='.length)] : [];
  });
  const wanted = values.at(-1);
  if (wanted === undefined) return ok(detectLang(env));
  const lang = parseLang(wanted);
  return lang === undefined ? fail({ code: 'bad-lang', lang: wanted }) : ok(lang);
}

/** Every required argument must be there and none too many. */
export function checkArguments(
  command: Command,
  given: readonly string[],
  lang: Lang,
): Result<undefined, CodedError> {
  const missing = command.arguments.slice(given.length).find(({ optional }) => optional !== true);
  if (missing !== undefined) return fail({ code: 'missing-argument', argument: missing.name[lang] });
  const extra = given.at(command.arguments.length);
  return extra === undefined ? ok(undefined) : fail({ code: 'extra-argument', argument: extra });
}
