import { fail, ok, type Result } from '@tabuleiro/game';
import { capital, LANGS, type Lang, wordGame, wordOption } from '@tabuleiro/words';
import { type Argument, type Command, EXIT, type Flag } from '../commandLine/command.js';
import { OPTION } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import { GAMES } from '../games.js';
import { print } from '../io/io.js';
import type { HelpWords } from '../words/types/help.js';
import { helpWords } from '../words/words.js';

/** The flags that every command takes. */
export const GLOBAL_FLAGS: readonly Flag[] = [
  { name: '--lang', kind: 'value', value: { text: LANGS.join('|') }, help: ({ shared }) => shared.lang },
  { name: '--help', kind: 'switch', help: ({ shared }) => shared.help },
  { name: '--version', kind: 'switch', help: ({ shared }) => shared.version },
];

export function helpCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    arguments: [{ placeholder: 'COMMAND', optional: true }],
    flags: [],
    async run({ args, lang, io }) {
      const text = findHelp(lang, commands(), args[0]);
      if (!text.ok) return reportError(io, text.error);
      await print(io.stdout, text.value);
      return EXIT.done;
    },
  };
}

function findHelp(
  lang: Lang,
  commands: readonly Command[],
  name: string | undefined,
): Result<string, UserError> {
  if (name === undefined) return ok(formatHelp(lang, commands));
  const command = commands.find((known) => known.name === name);
  if (command === undefined) return fail(toUserError(lang, { code: 'unknown-command', command: name }));
  return ok(formatCommandHelp(lang, command));
}

function formatHelp(lang: Lang, commands: readonly Command[]): string {
  const words = helpWords(lang);
  const { headings, placeholders, notes } = words;
  const rows = commands.map(
    (command) => [formatSummary(words, command), words.commands[command.name]] as const,
  );
  const games = GAMES.map(({ game: { id } }) => [id, wordGame(lang, id)] as const);
  return sections([
    `${headings.usage}: tabuleiro ${placeholders.COMMAND} …`,
    `${headings.commands}:\n${table(rows)}`,
    `${headings.games}:\n${table(games)}`,
    `${headings.flags}:\n${flagTable(words, GLOBAL_FLAGS)}`,
    notes,
  ]);
}

function formatCommandHelp(lang: Lang, command: Command): string {
  const words = helpWords(lang);
  const { headings } = words;
  return sections([
    `${headings.usage}: tabuleiro ${formatUsage(words, command)}`,
    capital(`${words.commands[command.name]}.`),
    `${headings.flags}:\n${flagTable(words, [...command.flags, ...GLOBAL_FLAGS])}`,
    ...(command.flags.includes(OPTION) ? [`${headings.rules}:\n${ruleTable(lang)}`] : []),
  ]);
}

function formatUsage(words: HelpWords, command: Command): string {
  const flags = command.flags.map((flag) => `[${formatFlag(words, flag)}]`);
  return [formatSummary(words, command), ...flags].join(' ');
}

function formatSummary(words: HelpWords, command: Command): string {
  return [command.name, ...command.arguments.map((argument) => formatArgument(words, argument))].join(' ');
}

function formatArgument({ placeholders }: HelpWords, { placeholder, optional }: Argument): string {
  const name = placeholders[placeholder];
  return optional === true ? `[${name}]` : name;
}

function formatFlag({ placeholders }: HelpWords, { name, value }: Flag): string {
  if (value === undefined) return name;
  return `${name} ${typeof value === 'string' ? placeholders[value] : value.text}`;
}

function flagTable(words: HelpWords, flags: readonly Flag[]): string {
  return table(flags.map((flag) => [formatFlag(words, flag), flag.help(words.flags)] as const));
}

/** The house rules of each game as they stand unless changed. */
function ruleTable(lang: Lang): string {
  return table(
    GAMES.flatMap(({ game: { id, options } }) =>
      options.map(
        (option) => [`${id}: ${option.name}=${option.default}`, wordOption(lang, option.name)] as const,
      ),
    ),
  );
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

function sections(texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`;
}
