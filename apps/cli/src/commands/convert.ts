import {
  type GameMatch,
  readMoves,
  readPgnGame,
  readRecord,
  resultOf,
  writeLine,
  writePgn,
} from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import { formatRecord, lineOf, type Secret } from '@tabuleiro/match';
import type { Language } from '@tabuleiro/notation';
import { terminalWords, wordGame } from '@tabuleiro/words';
import { type Command, type CommandContext, EXIT } from '../commandLine/command.js';
import { OPTION, readOptions } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError, withUserError } from '../commandLine/userError.js';
import { gameNamed } from '../games.js';
import { readBytes, readInput } from '../io/input.js';
import { isTerminal, print, printText } from '../io/io.js';
import { findPosition } from '../positions/position.js';

/** The forms in which a game can be read and written. */
const FORMS = ['pgn', 'record', 'san-pt', 'san-en', 'coord'] as const;
type Form = (typeof FORMS)[number];

/** The forms that are a list of moves; undefined is coordinates. */
const LANGUAGE_OF: Readonly<Record<Exclude<Form, 'pgn' | 'record'>, Language | undefined>> = {
  'san-pt': 'pt-BR',
  'san-en': 'en',
  coord: undefined,
};

function parseForm(text: string): Form | undefined {
  return FORMS.find((form) => form === text);
}

const FORM = { text: FORMS.join('|') };

export const convertCommand: Command = {
  name: 'convert',
  arguments: [{ placeholder: 'FILE', optional: true }],
  flags: [
    { name: '--from', kind: 'value', value: FORM, help: ({ convert }) => convert.from },
    { name: '--to', kind: 'value', value: FORM, help: ({ convert }) => convert.to },
    { name: '--game', kind: 'value', value: 'GAME', help: ({ convert }) => convert.game },
    { name: '--position', kind: 'value', value: 'POSITION', help: ({ convert }) => convert.position },
    OPTION,
  ],
  async run(context) {
    const text = await convert(context);
    if (!text.ok) return reportError(context.io, text.error);
    // A file or another program gets every character as it is.
    const { stdout } = context.io;
    await (isTerminal(stdout) ? printText : print)(stdout, text.value);
    return EXIT.done;
  },
};

type Source = { readonly gameMatch: GameMatch; readonly secret: Secret | undefined };

async function convert(context: CommandContext): Promise<Result<string, UserError>> {
  const from = readForm(context, '--from');
  if (!from.ok) return from;
  const to = readForm(context, '--to');
  if (!to.ok) return to;
  const source = await read(context, from.value);
  return source.ok ? write(context, source.value, to.value) : source;
}

function readForm({ flags, lang }: CommandContext, flag: string): Result<Form, UserError> {
  const text = flags.get(flag)?.at(-1);
  if (text === undefined) return fail(toUserError(lang, { code: 'missing-argument', argument: flag }));
  const form = parseForm(text);
  if (form !== undefined) return ok(form);
  const message = terminalWords(lang).badForm(text, FORMS.join(', '));
  return fail({ code: 'bad-form', form: text, message });
}

async function read(context: CommandContext, form: Form): Promise<Result<Source, UserError>> {
  const { args, flags, io, lang } = context;
  const file = args.at(0) ?? '-';
  if (form === 'pgn') {
    const bytes = await readBytes(io, file);
    if (!bytes.ok) return fail(toUserError(lang, bytes.error));
    return sourceOf(withUserError(lang, await readPgnGame(bytes.value, gameNamed)));
  }
  const text = await readInput(io, file);
  if (!text.ok) return fail(toUserError(lang, text.error));
  if (form === 'record') return withUserError(lang, await readRecord(text.value, gameNamed));
  const game = flags.get('--game')?.at(-1) ?? 'classico';
  const position = flags.get('--position')?.at(-1) ?? 'start';
  const found = findPosition(lang, game, readOptions(context), position);
  if (!found.ok) return found;
  const language = LANGUAGE_OF[form];
  const languages = language === undefined ? [] : [language];
  return sourceOf(withUserError(lang, readMoves(found.value, text.value, languages)));
}

function sourceOf(gameMatch: Result<GameMatch, UserError>): Result<Source, UserError> {
  return gameMatch.ok ? ok({ gameMatch: gameMatch.value, secret: undefined }) : gameMatch;
}

function write(
  { lang }: CommandContext,
  { gameMatch, secret }: Source,
  form: Form,
): Result<string, UserError> {
  const { match } = gameMatch;
  // S-DIE: the secret is shown only when the game is over.
  if (form === 'record') return ok(formatRecord(match, match.outcome === undefined ? undefined : secret));
  if (form !== 'pgn') return ok(`${formatMoves(gameMatch, form)}\n`);
  const text = writePgn(gameMatch);
  if (text !== undefined) return ok(text);
  const message = terminalWords(lang).noPgn(wordGame(lang, match.game));
  return fail({ code: 'no-pgn', game: match.game, message });
}

/** In one line: coordinates alone, or SAN with move numbers where the game has them. */
function formatMoves(gameMatch: GameMatch, form: keyof typeof LANGUAGE_OF): string {
  const { match, written } = gameMatch;
  const line = lineOf(match);
  const language = LANGUAGE_OF[form];
  if (language === undefined) return line.map(({ text }) => text).join(' ');
  const words = writeLine(gameMatch, language).map((text, i) => {
    const isFirst = line[i].by === match.players[0];
    const number = written.moveNumber?.(line[i].before);
    if (number === undefined || (!isFirst && i > 0)) return text;
    return `${number}${isFirst ? '.' : '...'} ${text}`;
  });
  return [...words, resultOf(match)].join(' ');
}
