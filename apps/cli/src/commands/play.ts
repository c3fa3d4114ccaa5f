import { existsSync } from 'node:fs';
import { fail, ok, type Result } from '@tabuleiro/game';
import { type Lang, terminalWords, wordGame } from '@tabuleiro/words';
import { type Call, type Command, EXIT, type ExitCode, GAME } from '../command.js';
import { type Complaint, complain } from '../complaint.js';
import { findGame, GAMES } from '../games.js';
import { Dialogue } from '../play/dialogue.js';
import { startSession } from '../play/session.js';
import { findUnfinished, newFile, readStored, type Stored } from '../play/store.js';
import { Terminal } from '../play/terminal.js';
import { refuse } from '../refuse.js';
import { findSetting } from '../setting.js';
import { OPTION, readOptions } from '../source.js';

export const playCommand: Command = {
  name: 'play',
  arguments: [{ ...GAME, optional: true }],
  flags: [
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
    OPTION,
  ],
  help: {
    'pt-BR': 'uma partida para duas pessoas neste terminal',
    en: 'a game for two people at this terminal',
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
    const { session, file } = stored.value;
    await terminal.say(greeting(lang, stored.value));
    await new Dialogue(session, file, terminal, lang, io.random).run();
  }
  return terminal.interrupted ? EXIT.interrupted : EXIT.done;
}

/** Undefined when the input ends before a game is chosen. */
async function begin(call: Call, terminal: Terminal): Promise<Result<Stored | undefined, Complaint>> {
  const file = call.flags.get('--file')?.at(-1);
  if (file !== undefined && existsSync(file)) return fail(complain(call.lang, { code: 'file-exists', file }));
  const game = call.args.at(0) ?? (await chooseGame(call.lang, terminal));
  if (game === undefined) return ok(undefined);
  const setting = findSetting(call.lang, game, readOptions(call));
  if (!setting.ok) return setting;
  const { entry, options } = setting.value;
  const session = startSession(entry, options, entry.start(options));
  return ok({ session, file: file ?? newFile(call.io, entry.id) });
}

function resume({ args, flags, lang, io }: Call): Result<Stored, Complaint> {
  const [game] = args;
  const entry = game === undefined ? undefined : findGame(game);
  if (entry?.ok === false) return fail(complain(lang, entry.error));
  const file = flags.get('--file')?.at(-1);
  const stored = file === undefined ? findUnfinished(io.env, game) : readStored(file);
  return stored.ok ? stored : fail(complain(lang, stored.error));
}

async function chooseGame(lang: Lang, terminal: Terminal): Promise<string | undefined> {
  const rows = GAMES.map(({ id }, i) => `  ${i + 1}. ${wordGame(lang, id)} (${id})`);
  await terminal.say([terminalWords(lang).whichGame, ...rows].join('\n'));
  for (;;) {
    const line = await terminal.ask();
    if (line === undefined) return undefined;
    const entry = GAMES.find(({ id }, i) => line === String(i + 1) || id === line.toLowerCase());
    if (entry !== undefined) return entry.id;
    await terminal.say(terminalWords(lang).whichGame);
  }
}

function greeting(lang: Lang, { session }: Stored): string {
  const words = terminalWords(lang);
  const name = wordGame(lang, session.entry.id);
  const { length } = session.actions;
  return length === 0 ? words.welcome(name) : words.resumed(name, length);
}
