import { fail, ok, type Result } from '@tabuleiro/game';
import { type CodedError, detectLang, type Lang, type LangSources, parseLang } from '@tabuleiro/words';
import { analyseCommand } from '../commands/analyse.js';
import { bestmoveCommand } from '../commands/bestmove.js';
import { convertCommand } from '../commands/convert.js';
import { explainCommand } from '../commands/explain.js';
import { GLOBAL_FLAGS, helpCommand } from '../commands/help.js';
import { inspectCommand } from '../commands/inspect.js';
import { matchCommand } from '../commands/match.js';
import { divideCommand, perftCommand } from '../commands/perft.js';
import { playCommand } from '../commands/play.js';
import { senetReviewCommand } from '../commands/senetReview.js';
import { senetSolveCommand } from '../commands/senetSolve.js';
import { serverBackupCommand, serverRestoreCommand } from '../commands/serverBackup.js';
import { tablesCommand } from '../commands/tables.js';
import { uciCommand } from '../commands/uci.js';
import { verifyDiceCommand } from '../commands/verifyDice.js';
import { versionCommand } from '../commands/version.js';
import { helpWords } from '../words/words.js';
import { type FlagKinds, type Parsed, parseArguments } from './arguments.js';
import type { Command } from './command.js';

/** A parsed command line; without a command it asks for help. */
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

/** Fails where a required argument is missing, or one is too many. */
export function checkArguments(
  command: Command,
  given: readonly string[],
  lang: Lang,
): Result<undefined, CodedError> {
  const missing = command.arguments.slice(given.length).find(({ optional }) => optional !== true);
  if (missing !== undefined)
    return fail({ code: 'missing-argument', argument: helpWords(lang).placeholders[missing.placeholder] });
  const extra = given.at(command.arguments.length);
  return extra === undefined ? ok(undefined) : fail({ code: 'extra-argument', argument: extra });
}

export const COMMANDS: readonly Command[] = [
  playCommand,
  bestmoveCommand,
  analyseCommand,
  matchCommand,
  inspectCommand,
  explainCommand,
  perftCommand,
  divideCommand,
  convertCommand,
  senetReviewCommand,
  senetSolveCommand,
  tablesCommand,
  serverBackupCommand,
  serverRestoreCommand,
  uciCommand,
  verifyDiceCommand,
  helpCommand(() => COMMANDS),
  versionCommand,
];
