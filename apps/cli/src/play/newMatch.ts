import { existsSync } from 'node:fs';
import { beginGameMatch } from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import {
  type FairDice,
  formatMatchDate,
  isPlayerSeed,
  makeFairDice,
  makeSecret,
  PLAIN_SETUP,
  parseTimeControls,
  SECRET_BYTES,
  type Setup,
  withoutSecret,
} from '@tabuleiro/match';
import { type Lang, terminalWords, wordClockError, wordGame } from '@tabuleiro/words';
import type { CommandContext } from '../commandLine/command.js';
import { readOptions } from '../commandLine/flags.js';
import { toUserError, type UserError } from '../commandLine/userError.js';
import { GAMES } from '../games.js';
import type { Io } from '../io/io.js';
import { type ConfiguredGame, configureGame } from '../positions/position.js';
import { JournalFile } from './journalFile.js';
import { newMatchFile, type StoredMatch } from './matchFiles.js';
import { readSeats } from './seats.js';
import type { Terminal } from './terminal.js';

const PROPOSED_BYTES = 8;
/** As long as a record allows. */
const LONGEST_SEED = 1000;

/** S-DIE: the commit is shown before the players add their seed. Undefined at the end of the input. */
async function agreeOnDice(io: Io, terminal: Terminal, lang: Lang): Promise<FairDice | undefined> {
  const words = terminalWords(lang);
  const secret = makeSecret(drawBytes(io, SECRET_BYTES));
  const proposed = Buffer.from(drawBytes(io, PROPOSED_BYTES)).toString('hex');
  await terminal.say(words.commitShown(makeFairDice(secret, proposed).commit));
  for (;;) {
    await terminal.say(words.askSeed(proposed));
    const line = await terminal.askAny();
    if (line === undefined) return undefined;
    const seed = line === '' ? proposed : line;
    if (isPlayerSeed(seed) && seed.length <= LONGEST_SEED) {
      await terminal.say(words.seedTaken(seed));
      return makeFairDice(secret, seed);
    }
    await terminal.say(words.badSeed);
  }
}

export function drawBytes(io: Io, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(io.random() * 256));
}

/** A new match as the command line and the answers say. Undefined when the input ends before it is set up. */
export async function setUpMatch(
  context: CommandContext,
  terminal: Terminal,
): Promise<Result<StoredMatch | undefined, UserError>> {
  const { lang, flags } = context;
  const file = flags.get('--file')?.at(-1);
  if (file !== undefined && existsSync(file)) return fail(toUserError(lang, { code: 'file-exists', file }));
  const clock = readClocks(context);
  if (!clock.ok) return clock;
  const game = context.args.at(0) ?? (await chooseGame(lang, terminal));
  if (game === undefined) return ok(undefined);
  const setting = configureGame(lang, game, readOptions(context));
  if (!setting.ok) return setting;
  const players = readSeats(context, setting.value.written.game);
  if (!players.ok) return fail(toUserError(lang, players.error));
  const terms = { clock: clock.value, players: players.value };
  return ok(await beginMatch(context, terminal, setting.value, terms));
}

function readClocks({ lang, flags }: CommandContext): Result<Setup['clock'], UserError> {
  const text = flags.get('--time')?.at(-1);
  if (text === undefined) return ok(PLAIN_SETUP.clock);
  const clocks = parseTimeControls(text);
  if (clocks.ok) return clocks;
  return fail({ ...clocks.error, message: wordClockError(lang, text) });
}

/** Agrees on fair dice where the game has dice, unless there is a real die. */
async function beginMatch(
  { flags, io, lang }: CommandContext,
  terminal: Terminal,
  { written, options }: ConfiguredGame,
  terms: Pick<Setup, 'clock' | 'players'>,
): Promise<StoredMatch | undefined> {
  const { game } = written;
  const isFair = game.turn(game.start(options)).kind === 'chance' && !flags.has('--real-dice');
  const dice = isFair ? await agreeOnDice(io, terminal, lang) : undefined;
  if (isFair && dice === undefined) return undefined;
  const shown = dice === undefined ? {} : { dice: withoutSecret(dice) };
  const date = formatMatchDate(io.now());
  const begun = beginGameMatch(written, { ...PLAIN_SETUP, options, ...terms, ...shown, date });
  if (!begun.ok) return undefined;
  const journal = new JournalFile(flags.get('--file')?.at(-1) ?? newMatchFile(io, game.id), dice?.secret);
  return { written, match: begun.value.match, journal, isTorn: false };
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
