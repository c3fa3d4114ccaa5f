import {
  type GameMatch,
  matchOfStudy,
  type ReadError,
  readMoves,
  readPgnStudies,
  readRecord,
  type Study,
  studyOfMatch,
  writePgnStudy,
} from '@tabuleiro/any-game';
import { fail, mainLine, ok, type Result } from '@tabuleiro/game';
import { formatRecord, type Secret } from '@tabuleiro/match';
import type { Language } from '@tabuleiro/notation';
import { type CodedError, terminalWords, wordGame } from '@tabuleiro/words';
import { type Command, type CommandContext, EXIT, type ExitCode } from '../commandLine/command.js';
import { OPTION, readOptions } from '../commandLine/flags.js';
import {
  reportError,
  reportProblem,
  toUserError,
  type UserError,
  withUserError,
} from '../commandLine/userError.js';
import { gameNamed } from '../games.js';
import { readChunks, readInput } from '../io/input.js';
import { type Io, isTerminal, print, printText } from '../io/io.js';
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
    const from = readForm(context, '--from');
    if (!from.ok) return reportError(context.io, from.error);
    const to = readForm(context, '--to');
    if (!to.ok) return reportError(context.io, to.error);
    if (from.value === 'pgn') return convertPgn(context, to.value);
    const source = await readGame(context, from.value);
    const text = source.ok ? write(context, source.value, to.value) : source;
    if (!text.ok) return reportError(context.io, text.error);
    await put(context.io, text.value);
    return EXIT.done;
  },
};

/** A file or another program gets every character as it is. */
async function put({ stdout }: Io, text: string): Promise<void> {
  await (isTerminal(stdout) ? printText : print)(stdout, text);
}

/** A game to be written; `match` where it was read as one. */
type Source = {
  readonly study: Study;
  readonly match?: { readonly gameMatch: GameMatch; readonly secret: Secret | undefined };
};

/** Converts the games of a PGN file one by one: what is wrong with one is told, and the others are converted all the same. */
async function convertPgn(context: CommandContext, to: Form): Promise<ExitCode> {
  const { args, io, lang } = context;
  let games = 0;
  let isWhole = true;
  let unread: CodedError | undefined;
  const chunks = readChunks(io, args.at(0) ?? '-', (error) => {
    unread = error;
  });
  let gap = '';
  for await (const { read, number } of readPgnStudies(chunks, gameNamed)) {
    games++;
    const study = withUserError(lang, read);
    const text = study.ok ? write(context, { study: study.value }, to) : study;
    if (text.ok) {
      await put(io, gap + text.value);
      gap = to === 'pgn' ? '\n' : '';
    } else {
      isWhole = false;
      const message = terminalWords(lang).inGame(number, text.error.message);
      await reportProblem(io, { ...text.error, message });
    }
  }
  if (unread !== undefined) return reportError(io, toUserError(lang, unread));
  if (games > 0) return isWhole ? EXIT.done : EXIT.bad;
  const none = withUserError(lang, fail({ code: 'no-game' }));
  return none.ok ? EXIT.bad : reportError(io, none.error);
}

function readForm({ flags, lang }: CommandContext, flag: string): Result<Form, UserError> {
  const text = flags.get(flag)?.at(-1);
  if (text === undefined) return fail(toUserError(lang, { code: 'missing-argument', argument: flag }));
  const form = parseForm(text);
  if (form !== undefined) return ok(form);
  const message = terminalWords(lang).badForm(text, FORMS.join(', '));
  return fail({ code: 'bad-form', form: text, message });
}

/** The one game of a record, a journal or a list of moves. */
async function readGame(
  context: CommandContext,
  form: Exclude<Form, 'pgn'>,
): Promise<Result<Source, UserError>> {
  const { args, flags, io, lang } = context;
  const text = await readInput(io, args.at(0) ?? '-');
  if (!text.ok) return fail(toUserError(lang, text.error));
  if (form === 'record') {
    const record = withUserError(lang, await readRecord(text.value, gameNamed));
    return record.ok ? ok(sourceOf(record.value.gameMatch, record.value.secret)) : record;
  }
  const game = flags.get('--game')?.at(-1) ?? 'classico';
  const position = flags.get('--position')?.at(-1) ?? 'start';
  const found = findPosition(lang, game, readOptions(context), position);
  if (!found.ok) return found;
  const language = LANGUAGE_OF[form];
  const languages = language === undefined ? [] : [language];
  const moves = withUserError(lang, readMoves(found.value, text.value, languages));
  return moves.ok ? ok(sourceOf(moves.value, undefined)) : moves;
}

function sourceOf(gameMatch: GameMatch, secret: Secret | undefined): Source {
  return { study: studyOfMatch(gameMatch.written, gameMatch.match), match: { gameMatch, secret } };
}

function write({ lang }: CommandContext, source: Source, form: Form): Result<string, UserError> {
  const { study } = source;
  if (form === 'record') return withUserError(lang, writeRecord(source));
  if (form !== 'pgn') return withUserError(lang, formatMoves(study, form));
  const text = writePgnStudy(study);
  if (text !== undefined) return ok(text);
  const { id } = study.written.game;
  return fail({ code: 'no-pgn', game: id, message: terminalWords(lang).noPgn(wordGame(lang, id)) });
}

function writeRecord({ study, match }: Source): Result<string, ReadError> {
  const played = match === undefined ? matchOfStudy(study) : ok(match.gameMatch);
  if (!played.ok) return played;
  // S-DIE: the secret is shown only when the game is over.
  const { outcome } = played.value.match;
  return ok(formatRecord(played.value.match, outcome === undefined ? undefined : match?.secret));
}

/** The main line in one line: coordinates alone, or SAN with move numbers where the game has them. */
function formatMoves(study: Study, form: keyof typeof LANGUAGE_OF): Result<string, ReadError> {
  const { written, tree, result } = study;
  const { game } = written;
  const [unplayed] = tree.unplayed;
  if (unplayed !== undefined) return fail({ code: 'no-such-move', text: unplayed.move });
  const language = LANGUAGE_OF[form];
  if (language === undefined) return ok(`${mainLine(tree).map(game.notation.formatMove).join(' ')}\n`);
  return ok(`${[...writtenLine(study, language), result].join(' ')}\n`);
}

/** The main line as people write it; the number stands where it changes, and before the first move. */
function writtenLine({ written, tree }: Study, language: Language): readonly string[] {
  const turn = written.game.turn(tree.start);
  const beginsFirst = turn.kind === 'over' || turn.player === written.game.players[0];
  const words: string[] = [];
  let from = tree.start;
  let last: number | undefined;
  for (const { move, state } of tree.steps) {
    const number = written.moveNumber?.(from);
    const isFirst = words.length === 0 ? beginsFirst : number !== last;
    const text = written.format(from, move, language);
    const isNumbered = number !== undefined && (isFirst || words.length === 0);
    words.push(isNumbered ? `${number}${isFirst ? '.' : '...'} ${text}` : text);
    from = state;
    last = number;
  }
  return words;
}
