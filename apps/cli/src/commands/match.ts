import { existsSync } from 'node:fs';
import { formatGame, type MatchError, type MatchReport, playMatch } from '@tabuleiro/arena';
import { type GameId, ok, type Result } from '@tabuleiro/game';
import { arenaWords, type CodedError, engineFailure } from '@tabuleiro/words';
import { type MatchRequest, readMatchRequest } from '../arena/matchRequest.js';
import { formatProgress, formatReport, reportAsJson } from '../arena/report.js';
import {
  type Command,
  type CommandContext,
  EXIT,
  type ExitCode,
  type Flag,
  NUMBER,
} from '../commandLine/command.js';
import { JSON_FLAG } from '../commandLine/flags.js';
import { reportError, toUserError } from '../commandLine/userError.js';
import { writeAtomically } from '../io/disk.js';
import { print, printText } from '../io/io.js';
import { ProgressLine } from '../io/progressLine.js';

const FLAGS: readonly Flag[] = [
  { name: '--first', kind: 'value', value: 'PLAYER', help: ({ match }) => match.first },
  { name: '--second', kind: 'value', value: 'PLAYER', help: ({ match }) => match.second },
  { name: '--engine', kind: 'value', value: 'COMMAND', help: ({ match }) => match.engine },
  { name: '--engine-option', kind: 'list', value: 'NAME=VALUE', help: ({ match }) => match.engineOption },
  { name: '--ms', kind: 'value', value: NUMBER, help: ({ match }) => match.ms },
  { name: '--nodes', kind: 'value', value: NUMBER, help: ({ match }) => match.nodes },
  { name: '--depth', kind: 'value', value: NUMBER, help: ({ match }) => match.depth },
  { name: '--games', kind: 'value', value: NUMBER, help: ({ match }) => match.games },
  { name: '--sprt', kind: 'value', value: { text: 'ELO0,ELO1' }, help: ({ match }) => match.sprt },
  { name: '--adjudicate', kind: 'switch', help: ({ match }) => match.adjudicate },
  { name: '--concurrency', kind: 'value', value: NUMBER, help: ({ match }) => match.concurrency },
  { name: '--seed', kind: 'value', value: NUMBER, help: ({ match }) => match.seed },
  { name: '--pgn', kind: 'value', value: 'FILE', help: ({ match }) => match.pgn },
  { name: '--resume', kind: 'value', value: 'FILE', help: ({ match }) => match.resume },
  JSON_FLAG,
];

export const matchCommand: Command = {
  name: 'match',
  arguments: [{ placeholder: 'GAME' }],
  flags: FLAGS,
  async run(context) {
    const request = readMatchRequest(context);
    if (!request.ok) return reportError(context.io, toUserError(context.lang, request.error));
    const { pgn, settings } = request.value;
    if (pgn !== undefined && settings.file === undefined && existsSync(pgn)) {
      return reportError(context.io, toUserError(context.lang, { code: 'file-exists', file: pgn }));
    }
    return run(context, request.value);
  },
};

async function run(context: CommandContext, request: MatchRequest): Promise<ExitCode> {
  const { lang, io, flags } = context;
  const interrupted = new AbortController();
  const stopListening = io.onInterrupt?.(() => interrupted.abort());
  const report = await play(context, request, interrupted.signal);
  stopListening?.();
  if (!report.ok) return reportError(io, toUserError(lang, report.error));
  const isInterrupted = interrupted.signal.aborted;
  if (isInterrupted) await print(io.stderr, `${arenaWords(lang).interrupted}\n`);
  const isJson = flags.has('--json');
  const text = isJson
    ? JSON.stringify(reportAsJson(request.plan, report.value, isInterrupted))
    : formatReport(lang, request.plan, report.value);
  await (isJson ? print : printText)(io.stdout, `${text}\n`);
  const written = writeGames(request, report.value);
  if (!written.ok) return reportError(io, toUserError(lang, written.error));
  return isInterrupted ? EXIT.interrupted : EXIT.done;
}

async function play(
  { lang, io }: CommandContext,
  { plan, settings }: MatchRequest,
  signal: AbortSignal,
): Promise<Result<MatchReport, CodedError>> {
  const progress = new ProgressLine(io);
  const report = await playMatch(plan, {
    ...settings,
    signal,
    onGame: (_, standing) => progress.show(formatProgress(lang, plan, standing)),
  });
  progress.end();
  return report.ok ? report : { ok: false, error: asCoded(plan.game, report.error) };
}

function asCoded(game: GameId, error: MatchError): CodedError {
  switch (error.code) {
    case 'other-match':
    case 'bad-network':
      return error;
    case 'unreadable-results':
      return { ...error, code: 'damaged-results' };
    case 'results-io':
      return { ...error, code: 'unwritable-file' };
    case 'no-computer':
      return { ...error, known: '' };
    default:
      return engineFailure(game, error);
  }
}

function writeGames({ plan, pgn }: MatchRequest, { played }: MatchReport): Result<undefined, CodedError> {
  if (pgn === undefined) return ok(undefined);
  return writeAtomically(pgn, played.map((game) => formatGame(plan, game, 'tabuleiro match')).join(''));
}
