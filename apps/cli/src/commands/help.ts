import { fail, ok, type Result } from '@tabuleiro/game';
import { capital, type Lang, wordGame, wordOption } from '@tabuleiro/words';
import {
  type Argument,
  COMMAND,
  type Command,
  EXIT,
  type Flag,
  type Translated,
} from '../commandLine/command.js';
import { OPTION } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import { GAMES } from '../games.js';
import { print } from '../io/io.js';

/** The flags that every command takes. */
export const GLOBAL_FLAGS: readonly Flag[] = [
  {
    name: '--lang',
    kind: 'value',
    value: { 'pt-BR': 'pt-BR|en', en: 'pt-BR|en' },
    help: { 'pt-BR': 'o idioma das mensagens', en: 'the language of messages' },
  },
  { name: '--help', kind: 'switch', help: { 'pt-BR': 'mostra esta ajuda', en: 'shows this help' } },
  { name: '--version', kind: 'switch', help: { 'pt-BR': 'diz a versão', en: 'tells the version' } },
];

const HEADINGS = {
  usage: { 'pt-BR': 'Uso', en: 'Usage' },
  commands: { 'pt-BR': 'Comandos', en: 'Commands' },
  flags: { 'pt-BR': 'Opções', en: 'Options' },
  rules: { 'pt-BR': 'Regras da casa', en: 'House rules' },
  games: { 'pt-BR': 'Jogos', en: 'Games' },
} satisfies Readonly<Record<string, Translated>>;

const NOTES: Translated = {
  'pt-BR': 'POSIÇÃO e LANCE são um argumento cada; "start" é a posição inicial e "-" lê a entrada padrão.',
  en: 'POSITION and MOVE are one argument each; "start" is the start position and "-" reads standard input.',
};

export function helpCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    arguments: [{ ...COMMAND, optional: true }],
    flags: [],
    help: { 'pt-BR': 'mostra a ajuda, geral ou de um comando', en: 'shows help, of all or of one command' },
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
  const rows = commands.map((command) => [formatSummary(lang, command), command.help[lang]] as const);
  const games = GAMES.map(({ game: { id } }) => [id, wordGame(lang, id)] as const);
  return sections([
    `${HEADINGS.usage[lang]}: tabuleiro ${COMMAND.placeholder[lang]} …`,
    `${HEADINGS.commands[lang]}:\n${table(rows)}`,
    `${HEADINGS.games[lang]}:\n${table(games)}`,
    `${HEADINGS.flags[lang]}:\n${flagTable(lang, GLOBAL_FLAGS)}`,
    NOTES[lang],
  ]);
}

function formatCommandHelp(lang: Lang, command: Command): string {
  return sections([
    `${HEADINGS.usage[lang]}: tabuleiro ${formatUsage(lang, command)}`,
    capital(`${command.help[lang]}.`),
    `${HEADINGS.flags[lang]}:\n${flagTable(lang, [...command.flags, ...GLOBAL_FLAGS])}`,
    ...(command.flags.includes(OPTION) ? [`${HEADINGS.rules[lang]}:\n${ruleTable(lang)}`] : []),
  ]);
}

function formatUsage(lang: Lang, command: Command): string {
  return [formatSummary(lang, command), ...command.flags.map((flag) => `[${formatFlag(lang, flag)}]`)].join(
    ' ',
  );
}

function formatSummary(lang: Lang, command: Command): string {
  return [command.name, ...command.arguments.map((argument) => formatArgument(lang, argument))].join(' ');
}

function formatArgument(lang: Lang, { placeholder, optional }: Argument): string {
  return optional === true ? `[${placeholder[lang]}]` : placeholder[lang];
}

function formatFlag(lang: Lang, { name, value }: Flag): string {
  return value === undefined ? name : `${name} ${value[lang]}`;
}

function flagTable(lang: Lang, flags: readonly Flag[]): string {
  return table(flags.map((flag) => [formatFlag(lang, flag), flag.help[lang]] as const));
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
