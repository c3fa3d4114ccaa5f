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
import { formatRecord, type LineStep, lineOf, type Secret } from '@tabuleiro/match';
import { terminalWords, wordGame } from '@tabuleiro/words';
import { type Call, type Command, EXIT, FILE, type Flag } from '../command.js';
import { type Complaint, complain, worded } from '../complaint.js';
import { FORMS, type Form, LANGUAGE_OF, parseForm } from '../convert/form.js';
import { gameNamed } from '../games.js';
import { readBytes, readInput } from '../input.js';
import { print } from '../io.js';
import { refuse } from '../refuse.js';
import { findPosition } from '../setting.js';
import { OPTION, readOptions } from '../source.js';

const FORM = FORMS.join('|');

function formFlag(name: string, portuguese: string, english: string): Flag {
  return {
    name,
    kind: 'value',
    value: { 'pt-BR': FORM, en: FORM },
    help: { 'pt-BR': portuguese, en: english },
  };
}

export const convertCommand: Command = {
  name: 'convert',
  arguments: [{ ...FILE, optional: true }],
  flags: [
    formFlag('--from', 'a forma da partida que é lida', 'the form of the game that is read'),
    formFlag('--to', 'a forma da partida que é escrita', 'the form of the game that is written'),
    {
      name: '--game',
      kind: 'value',
      value: { 'pt-BR': 'JOGO', en: 'GAME' },
      help: {
        'pt-BR': 'o jogo de uma lista de lances (classico)',
        en: 'the game of a list of moves (classico)',
      },
    },
    {
      name: '--position',
      kind: 'value',
      value: { 'pt-BR': 'POSIÇÃO', en: 'POSITION' },
      help: { 'pt-BR': 'onde uma lista de lances começa', en: 'where a list of moves begins' },
    },
    OPTION,
  ],
  help: {
    'pt-BR': 'passa uma partida de uma forma a outra; sem arquivo, lê a entrada padrão',
    en: 'turns a game from one form into another; without a file reads standard input',
  },
  async run(call) {
    const text = await convert(call);
    if (!text.ok) return refuse(call.io, text.error);
    await print(call.io.stdout, text.value);
    return EXIT.done;
  },
};

type Source = { readonly gameMatch: GameMatch; readonly secret: Secret | undefined };

async function convert(call: Call): Promise<Result<string, Complaint>> {
  const from = readForm(call, '--from');
  if (!from.ok) return from;
  const to = readForm(call, '--to');
  if (!to.ok) return to;
  const source = await read(call, from.value);
  return source.ok ? write(call, source.value, to.value) : source;
}

function readForm({ flags, lang }: Call, flag: string): Result<Form, Complaint> {
  const text = flags.get(flag)?.at(-1);
  if (text === undefined) return fail(complain(lang, { code: 'missing-argument', argument: flag }));
  const form = parseForm(text);
  if (form !== undefined) return ok(form);
  const message = terminalWords(lang).badForm(text, FORMS.join(', '));
  return fail({ code: 'bad-form', form: text, message });
}

async function read(call: Call, form: Form): Promise<Result<Source, Complaint>> {
  const { args, flags, io, lang } = call;
  const file = args.at(0) ?? '-';
  if (form === 'pgn') {
    const bytes = await readBytes(io, file);
    if (!bytes.ok) return fail(complain(lang, bytes.error));
    return sourceOf(worded(lang, await readPgnGame(bytes.value, gameNamed)));
  }
  const text = await readInput(io, file);
  if (!text.ok) return fail(complain(lang, text.error));
  if (form === 'record') return worded(lang, await readRecord(text.value, gameNamed));
  const game = flags.get('--game')?.at(-1) ?? 'classico';
  const position = flags.get('--position')?.at(-1) ?? 'start';
  const found = findPosition(lang, game, readOptions(call), position);
  if (!found.ok) return found;
  const language = LANGUAGE_OF[form];
  const languages = language === undefined ? [] : [language];
  return sourceOf(worded(lang, readMoves(found.value, text.value, languages)));
}

function sourceOf(gameMatch: Result<GameMatch, Complaint>): Result<Source, Complaint> {
  return gameMatch.ok ? ok({ gameMatch: gameMatch.value, secret: undefined }) : gameMatch;
}

function write({ lang }: Call, { gameMatch, secret }: Source, form: Form): Result<string, Complaint> {
  const { match } = gameMatch;
  // S-DIE: the secret is shown when the game is over, not before.
  if (form === 'record') return ok(formatRecord(match, match.outcome === undefined ? undefined : secret));
  if (form !== 'pgn') return ok(`${formatMoves(gameMatch, form)}\n`);
  const text = writePgn(gameMatch);
  if (text !== undefined) return ok(text);
  const message = terminalWords(lang).noPgn(wordGame(lang, match.game));
  return fail({ code: 'no-pgn', game: match.game, message });
}

/** All in one line: coordinates bare, and for people with numbers where the sides take turns. */
function formatMoves(gameMatch: GameMatch, form: keyof typeof LANGUAGE_OF): string {
  const { match } = gameMatch;
  const line = lineOf(match);
  const language = LANGUAGE_OF[form];
  if (language === undefined) return line.map(({ text }) => text).join(' ');
  const isNumbered = !line.some(({ isThrow }) => isThrow) && match.turn.kind !== 'chance';
  const words = writeLine(gameMatch, language).map((text, i) => {
    const isFirst = line[i].by === match.players[0];
    if (!isNumbered || (!isFirst && i > 0)) return text;
    return `${numberOf(gameMatch, line[i])}${isFirst ? '.' : '...'} ${text}`;
  });
  return [...words, resultOf(match)].join(' ');
}

/** What the position says, where the sides take turns; the set-up of Brasez comes before move 1. */
function numberOf({ written }: GameMatch, { before, text }: LineStep): number {
  if (text.startsWith('K@')) return 0;
  return Number(written.game.notation.formatPosition(before).split(' ').at(-1));
}
