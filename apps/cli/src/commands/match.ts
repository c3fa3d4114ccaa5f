import { existsSync } from 'node:fs';
import { formatGame, type MatchError, type MatchReport, playMatch } from '@tabuleiro/arena';
import { type GameId, ok, type Result } from '@tabuleiro/game';
import { arenaWords, type CodedError } from '@tabuleiro/words';
import { formatProgress, formatReport, reportAsJson } from '../arena/report.js';
import { type MatchRequest, readMatchRequest } from '../arena/request.js';
import {
  type Command,
  type CommandContext,
  EXIT,
  type ExitCode,
  type Flag,
  GAME,
} from '../commandLine/command.js';
import { engineFailure, reportError, toUserError } from '../commandLine/userError.js';
import { writeAtOnce } from '../io/disk.js';
import { print } from '../io/io.js';
import { ProgressLine } from '../io/progressLine.js';

const PLAYER = { 'pt-BR': 'JOGADOR', en: 'PLAYER' };
const NUMBER = { 'pt-BR': 'N', en: 'N' };
const FILE = { 'pt-BR': 'ARQUIVO', en: 'FILE' };

const FLAGS: readonly Flag[] = [
  {
    name: '--first',
    kind: 'value',
    value: PLAYER,
    help: {
      'pt-BR':
        'level:1..10, ms:N, nodes:N, depth:N, clock:SEGUNDOS+SEGUNDOS (/handmade para os pesos feitos à mão), random, greedy, temper:NODES,DEPTH,NOISE,BLINDNESS ou uci:COMANDO',
      en: 'level:1..10, ms:N, nodes:N, depth:N, clock:SECONDS+SECONDS (/handmade for hand-made weights), random, greedy, temper:NODES,DEPTH,NOISE,BLINDNESS or uci:COMMAND',
    },
  },
  {
    name: '--second',
    kind: 'value',
    value: PLAYER,
    help: { 'pt-BR': 'o outro jogador, do mesmo modo', en: 'the other player, said alike' },
  },
  {
    name: '--engine',
    kind: 'value',
    value: { 'pt-BR': 'COMANDO', en: 'COMMAND' },
    help: { 'pt-BR': 'um programa UCI como segundo jogador', en: 'a UCI program as the second player' },
  },
  {
    name: '--engine-option',
    kind: 'list',
    value: { 'pt-BR': 'NOME=VALOR', en: 'NAME=VALUE' },
    help: { 'pt-BR': 'muda uma opção desse programa', en: 'sets an option of that program' },
  },
  {
    name: '--ms',
    kind: 'value',
    value: NUMBER,
    help: {
      'pt-BR': 'milissegundos por lance de quem não diz o seu (100 se nada for dito)',
      en: 'milliseconds a move for players who do not say (100 unless something is said)',
    },
  },
  {
    name: '--nodes',
    kind: 'value',
    value: NUMBER,
    help: { 'pt-BR': 'o mesmo, em posições por lance', en: 'the same, in positions a move' },
  },
  {
    name: '--depth',
    kind: 'value',
    value: NUMBER,
    help: { 'pt-BR': 'o mesmo, em profundidade', en: 'the same, in depth' },
  },
  {
    name: '--games',
    kind: 'value',
    value: NUMBER,
    help: {
      'pt-BR': 'quantas partidas, duas por abertura com as cores trocadas (100 se nada for dito)',
      en: 'how many games, two from each opening with colours changed (100 unless said)',
    },
  },
  {
    name: '--sprt',
    kind: 'value',
    value: { 'pt-BR': 'ELO0,ELO1', en: 'ELO0,ELO1' },
    help: {
      'pt-BR': 'para assim que estiver decidido se a diferença é ELO1 e não ELO0 (riscos de 5 %)',
      en: 'ends once it is decided whether the difference is ELO1 rather than ELO0 (5 % risks)',
    },
  },
  {
    name: '--adjudicate',
    kind: 'switch',
    help: {
      'pt-BR': 'encerra partidas que os dois jogadores dão por decididas',
      en: 'ends games that both players hold decided',
    },
  },
  {
    name: '--concurrency',
    kind: 'value',
    value: NUMBER,
    help: { 'pt-BR': 'partidas ao mesmo tempo (uma por núcleo)', en: 'games at a time (one a core)' },
  },
  {
    name: '--seed',
    kind: 'value',
    value: NUMBER,
    help: {
      'pt-BR': 'a semente da ordem das aberturas e dos acasos (0)',
      en: 'the seed of the order of openings and of chance (0)',
    },
  },
  {
    name: '--pgn',
    kind: 'value',
    value: FILE,
    help: {
      'pt-BR': 'grava as partidas: PGN, ou a lista de lances em Brasez',
      en: 'writes the games: PGN, or lists of moves in Brasez',
    },
  },
  {
    name: '--resume',
    kind: 'value',
    value: FILE,
    help: {
      'pt-BR': 'guarda ali cada resultado e não joga de novo o que já está lá',
      en: 'keeps each result there and does not play again what is there',
    },
  },
  { name: '--json', kind: 'switch', help: { 'pt-BR': 'responde em JSON', en: 'answers in JSON' } },
];

export const matchCommand: Command = {
  name: 'match',
  arguments: [GAME],
  flags: FLAGS,
  help: {
    'pt-BR': 'computador contra computador, muitas partidas: placar e diferença de Elo',
    en: 'computer against computer, many games: the score and the Elo difference',
  },
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
  const text = flags.has('--json')
    ? JSON.stringify(reportAsJson(request.plan, report.value, isInterrupted))
    : formatReport(lang, request.plan, report.value);
  await print(io.stdout, `${text}\n`);
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
    onGame: (_, standing) => progress.tell(formatProgress(lang, plan, standing)),
  });
  progress.end();
  return report.ok ? report : { ok: false, error: asCoded(plan.game, report.error) };
}

function asCoded(game: GameId, error: MatchError): CodedError {
  switch (error.code) {
    case 'other-match':
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
  return writeAtOnce(pgn, played.map((game) => formatGame(plan, game, 'tabuleiro match')).join(''));
}
