import { existsSync } from 'node:fs';
import { beginGameMatch, Opponent, Seats } from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import {
  listOf,
  PLAIN_SETUP,
  parseTimeControls,
  type Setup,
  wakingTime,
  withoutSecret,
} from '@tabuleiro/match';
import { type Lang, terminalWords, wordClockError, wordGame, wordRecordError } from '@tabuleiro/words';
import { type Call, type Command, EXIT, type ExitCode, GAME } from '../command.js';
import { type Complaint, complain } from '../complaint.js';
import { findGame, GAMES } from '../games.js';
import { Dialogue } from '../play/dialogue.js';
import { agreeOnDice } from '../play/dicing.js';
import { Journal } from '../play/journal.js';
import { describeOpponent, OPPONENT_FLAGS, readSeats } from '../play/seating.js';
import { Stage } from '../play/stage.js';
import { findUnfinished, newFile, readStored, type Stored, type StoreError } from '../play/store.js';
import { Terminal } from '../play/terminal.js';
import { refuse } from '../refuse.js';
import { findSetting, type Setting } from '../setting.js';
import { OPTION, readOptions } from '../source.js';
import { openThreads } from '../thinking/engine.js';

export const playCommand: Command = {
  name: 'play',
  arguments: [{ ...GAME, optional: true }],
  flags: [
    ...OPPONENT_FLAGS,
    {
      name: '--resume',
      kind: 'switch',
      help: {
        'pt-BR': 'continua a última partida não terminada',
        en: 'goes on with the last unfinished game',
      },
    },
    {
      name: '--file',
      kind: 'value',
      value: { 'pt-BR': 'ARQUIVO', en: 'FILE' },
      help: { 'pt-BR': 'guarda a partida neste arquivo', en: 'keeps the game in this file' },
    },
    {
      name: '--time',
      kind: 'value',
      value: { 'pt-BR': 'RELÓGIO', en: 'CLOCK' },
      help: {
        'pt-BR': 'relógios: 10+5, 15 KO, 30/lance, 90/40+30+30s; com vírgula, um para cada lado',
        en: 'clocks: 10+5, 15 KO, 30/move, 90/40+30+30s; with a comma, one for each side',
      },
    },
    {
      name: '--real-dice',
      kind: 'switch',
      help: {
        'pt-BR': 'o dado está na mesa e você digita o que saiu',
        en: 'the die is on your table; you type what it shows',
      },
    },
    OPTION,
  ],
  help: {
    'pt-BR': 'uma partida neste terminal, para duas pessoas ou, com --level, contra o computador',
    en: 'a game at this terminal, for two people or, with --level, against the computer',
  },
  async run(call) {
    const terminal = new Terminal(call.io);
    try {
      return await play(call, terminal);
    } finally {
      terminal.close();
    }
  },
};

async function play(call: Call, terminal: Terminal): Promise<ExitCode> {
  const { lang, io } = call;
  const stored = call.flags.has('--resume') ? resume(call) : await begin(call, terminal);
  if (!stored.ok) return refuse(io, stored.error);
  if (stored.value !== undefined) {
    const opponent = new Opponent(openThreads(io));
    const seats = new Seats({ person: 'here', computer: opponent });
    await terminal.say(greeting(lang, stored.value, seats));
    const stage = new Stage(stored.value, seats, terminal, lang, wakingTime(io.elapsed));
    try {
      await new Dialogue(stage, opponent).run();
    } finally {
      await opponent.close();
    }
  }
  return terminal.interrupted ? EXIT.interrupted : EXIT.done;
}

/** Undefined when the input ends before all is agreed on. */
async function begin(call: Call, terminal: Terminal): Promise<Result<Stored | undefined, Complaint>> {
  const { lang, flags } = call;
  const file = flags.get('--file')?.at(-1);
  if (file !== undefined && existsSync(file)) return fail(complain(lang, { code: 'file-exists', file }));
  const clock = readClocks(call);
  if (!clock.ok) return clock;
  const game = call.args.at(0) ?? (await chooseGame(lang, terminal));
  if (game === undefined) return ok(undefined);
  const setting = findSetting(lang, game, readOptions(call));
  if (!setting.ok) return setting;
  const players = readSeats(call, setting.value.written.game);
  if (!players.ok) return fail(complain(lang, players.error));
  const terms = { clock: clock.value, players: players.value };
  return ok(await sitDown(call, terminal, setting.value, terms));
}

function readClocks({ lang, flags }: Call): Result<Setup['clock'], Complaint> {
  const text = flags.get('--time')?.at(-1);
  if (text === undefined) return ok(PLAIN_SETUP.clock);
  const clocks = parseTimeControls(text);
  if (clocks.ok) return clocks;
  return fail({ ...clocks.error, message: wordClockError(lang, text) });
}

/** Fair dice where the game throws any, unless there is a real die. */
async function sitDown(
  { flags, io, lang }: Call,
  terminal: Terminal,
  { written, options }: Setting,
  terms: Pick<Setup, 'clock' | 'players'>,
): Promise<Stored | undefined> {
  const { game } = written;
  const isFair = game.turn(game.start(options)).kind === 'chance' && !flags.has('--real-dice');
  const dice = isFair ? await agreeOnDice(io, terminal, lang) : undefined;
  if (isFair && dice === undefined) return undefined;
  const shown = dice === undefined ? {} : { dice: withoutSecret(dice) };
  const begun = beginGameMatch(written, { ...PLAIN_SETUP, options, ...terms, ...shown });
  if (!begun.ok) return undefined;
  const journal = new Journal(flags.get('--file')?.at(-1) ?? newFile(io, game.id), dice?.secret);
  return { written, match: begun.value.match, journal, isTorn: false };
}

function resume({ args, flags, lang, io }: Call): Result<Stored, Complaint> {
  const [game] = args;
  // Who plays was agreed on when the game began.
  const late = OPPONENT_FLAGS.find(({ name }) => flags.has(name));
  if (late !== undefined) return fail(complain(lang, { code: 'extra-argument', argument: late.name }));
  const known = game === undefined ? undefined : findGame(game);
  if (known?.ok === false) return fail(complain(lang, known.error));
  const file = flags.get('--file')?.at(-1);
  const stored = file === undefined ? findUnfinished(io.env, game) : readStored(file);
  return stored.ok ? stored : fail(complainOfStore(lang, stored.error));
}

function complainOfStore(lang: Lang, { error, damage }: StoreError): Complaint {
  const complaint = complain(lang, error);
  if (damage === undefined) return complaint;
  return {
    ...complaint,
    message: `${complaint.message} ${wordRecordError(lang, damage.game, damage.error)}`,
  };
}

async function chooseGame(lang: Lang, terminal: Terminal): Promise<string | undefined> {
  const ids = GAMES.map(({ game }) => game.id);
  const rows = ids.map((id, i) => `  ${i + 1}. ${wordGame(lang, id)} (${id})`);
  await terminal.say([terminalWords(lang).whichGame, ...rows].join('\n'));
  for (;;) {
    const line = await terminal.ask();
    if (line === undefined) return undefined;
    const chosen = ids.find((id, i) => line === String(i + 1) || id === line.toLowerCase());
    if (chosen !== undefined) return chosen;
    await terminal.say(terminalWords(lang).whichGame);
  }
}

function greeting(lang: Lang, { match, journal, isTorn }: Stored, seats: Seats): string {
  const words = terminalWords(lang);
  const name = wordGame(lang, match.game);
  const { length } = listOf(match.actions).filter(({ kind }) => kind !== 'tick');
  const title = length === 0 ? words.welcome(name) : words.resumed(name, length);
  const opponent = describeOpponent(lang, seats, match);
  const lines = [...(isTorn ? [words.droppedLine(journal.file)] : []), title];
  return [...lines, ...(opponent === undefined ? [] : [opponent])].join('\n');
}
