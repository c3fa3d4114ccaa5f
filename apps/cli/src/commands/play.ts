import { Opponent, Seats } from '@tabuleiro/any-game';
import { fail, type Result } from '@tabuleiro/game';
import { listOf, wakingTime } from '@tabuleiro/match';
import { countMoves, type Lang, terminalWords, wordGame, wordRecordError } from '@tabuleiro/words';
import { type Command, type CommandContext, EXIT, type ExitCode } from '../commandLine/command.js';
import { OPTION } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import {
  EVALUATION_FLAG,
  engineFiles,
  type OnProblem,
  openThreadedEngine,
  readEvaluation,
} from '../engine/open.js';
import { findGame } from '../games.js';
import { LONGEST_LINE, tooLarge } from '../io/input.js';
import { Dialogue } from '../play/dialogue.js';
import { findUnfinished, readMatchFile, type StoredMatch, type StoreError } from '../play/matchFiles.js';
import { setUpMatch } from '../play/newMatch.js';
import { describeOpponent, OPPONENT_FLAGS } from '../play/seats.js';
import { PlaySession } from '../play/session.js';
import { Terminal } from '../play/terminal.js';

export const playCommand: Command = {
  name: 'play',
  arguments: [{ placeholder: 'GAME', optional: true }],
  flags: [
    ...OPPONENT_FLAGS,
    { name: '--resume', kind: 'switch', help: ({ play }) => play.resume },
    { name: '--file', kind: 'value', value: 'FILE', help: ({ play }) => play.file },
    { name: '--time', kind: 'value', value: 'CLOCK', help: ({ play }) => play.time },
    EVALUATION_FLAG,
    { name: '--real-dice', kind: 'switch', help: ({ play }) => play.realDice },
    { name: '--online', kind: 'value', value: 'URL', help: ({ play }) => play.online },
    OPTION,
  ],
  async run(context) {
    const terminal = new Terminal(context.io);
    try {
      return await (context.flags.has('--online') ? playFar(context, terminal) : play(context, terminal));
    } finally {
      terminal.close();
    }
  },
};

/** Nothing that speaks to a server is loaded unless a person asks for it. */
async function playFar(context: CommandContext, terminal: Terminal): Promise<ExitCode> {
  const { playOnline } = await import('../online/playOnline.js');
  const code = await playOnline(context, terminal);
  return terminal.isFlooded ? reportFlood(context) : code;
}

function reportFlood({ io, lang }: CommandContext): Promise<ExitCode> {
  return reportError(io, toUserError(lang, tooLarge('-', LONGEST_LINE)));
}

async function play(context: CommandContext, terminal: Terminal): Promise<ExitCode> {
  const { lang, io } = context;
  const evaluation = readEvaluation(context);
  if (!evaluation.ok) return reportError(io, toUserError(lang, evaluation.error));
  const stored = context.flags.has('--resume') ? resume(context) : await setUpMatch(context, terminal);
  if (!stored.ok) return reportError(io, stored.error);
  if (stored.value !== undefined) {
    const files = engineFiles(io, lang, evaluation.value);
    let isWhole = evaluation.value === 'network';
    const onProblem: OnProblem = (problem) => {
      isWhole = false;
      files.onProblem(problem);
    };
    const opponent = new Opponent(openThreadedEngine(io, { ...files, onProblem }));
    const seats = new Seats({ person: 'here', computer: opponent });
    await terminal.say(greeting(lang, stored.value, seats));
    const session = new PlaySession(stored.value, seats, terminal, lang, wakingTime(io.elapsed));
    try {
      await new Dialogue(session, opponent, () => isWhole).run();
      if (session.journal.isTakenOver) return EXIT.bad;
    } finally {
      await opponent.close();
    }
  }
  if (terminal.isFlooded) return reportFlood(context);
  return terminal.interrupted ? EXIT.interrupted : EXIT.done;
}

function resume({ args, flags, lang, io }: CommandContext): Result<StoredMatch, UserError> {
  const [game] = args;
  // Who plays was settled when the game began.
  const refused = OPPONENT_FLAGS.find(({ name }) => flags.has(name));
  if (refused !== undefined)
    return fail(toUserError(lang, { code: 'extra-argument', argument: refused.name }));
  const known = game === undefined ? undefined : findGame(game);
  if (known?.ok === false) return fail(toUserError(lang, known.error));
  const file = flags.get('--file')?.at(-1);
  const stored = file === undefined ? findUnfinished(io.env, game) : readMatchFile(file);
  return stored.ok ? stored : fail(toStoreUserError(lang, stored.error));
}

function toStoreUserError(lang: Lang, { error, damage }: StoreError): UserError {
  const userError = toUserError(lang, error);
  if (damage === undefined) return userError;
  return {
    ...userError,
    message: `${userError.message} ${wordRecordError(lang, damage.game, damage.error)}`,
  };
}

function greeting(lang: Lang, { match, journal, isTorn, record }: StoredMatch, seats: Seats): string {
  const words = terminalWords(lang);
  const name = wordGame(lang, match.game);
  const isFresh = listOf(match.actions).every(({ kind }) => kind === 'tick');
  const moves = countMoves(match.plies?.length ?? 0);
  const title = isFresh ? words.welcome(name) : words.resumed(name, moves);
  const opponent = describeOpponent(lang, seats, match);
  const isMoved = record !== undefined && match.outcome === undefined;
  return [
    ...(isTorn ? [words.droppedLine(journal.file)] : []),
    title,
    ...(isMoved ? [words.recordStays(record, journal.file)] : []),
    ...(opponent === undefined ? [] : [opponent]),
  ].join('\n');
}
