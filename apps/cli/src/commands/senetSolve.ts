import { fail, ok, type Result } from '@tabuleiro/game';
import {
  dataFolder,
  loadTable,
  MOST_PIECES,
  type SolveError,
  solveTable,
  tableFile,
} from '@tabuleiro/senet-engine/node';
import { type CodedError, tablesWords } from '@tabuleiro/words';
import { type Command, type CommandContext, EXIT, type ExitCode, NUMBER } from '../commandLine/command.js';
import { parseWhole, type Range } from '../commandLine/flags.js';
import { reportError, toUserError } from '../commandLine/userError.js';
import { attempt } from '../io/attempt.js';
import { makeFolders } from '../io/disk.js';
import { printText } from '../io/io.js';
import { ProgressLine } from '../io/progressLine.js';
import { formatCount, formatSolving } from '../senet/tables.js';

const PIECES: Range = { name: 'pieces', least: 1, most: MOST_PIECES };
const THREADS: Range = { name: 'threads', least: 1, most: 256 };

export const senetSolveCommand: Command = {
  name: 'senet-solve',
  arguments: [],
  flags: [
    {
      name: '--pieces',
      kind: 'value',
      value: NUMBER,
      help: ({ senetSolve }) => senetSolve.pieces(MOST_PIECES),
    },
    { name: '--out', kind: 'value', value: 'DIR', help: ({ senetSolve }) => senetSolve.out },
    { name: '--threads', kind: 'value', value: NUMBER, help: ({ senetSolve }) => senetSolve.threads },
  ],
  async run(context) {
    const request = readSolveRequest(context);
    if (!request.ok) return reportError(context.io, toUserError(context.lang, request.error));
    const { folder, pieces } = request.value;
    const present = await loadTable(tableFile(folder, pieces));
    if (!present.ok && present.error.code === 'not-regular-file') {
      return reportError(context.io, toUserError(context.lang, present.error));
    }
    if (!present.ok || present.value.pieces !== pieces) return solve(context, request.value);
    await printText(context.io.stdout, `${tablesWords(context.lang).present(present.value.file)}\n`);
    return EXIT.done;
  },
};

type SolveRequest = { readonly pieces: number; readonly folder: string; readonly threads?: number };

function readSolveRequest({ flags, io }: CommandContext): Result<SolveRequest, CodedError> {
  const pieces = parseWhole(flags.get('--pieces')?.at(-1), PIECES);
  if (!pieces.ok) return pieces;
  if (pieces.value === undefined) return fail({ code: 'missing-argument', argument: '--pieces' });
  const threads = parseWhole(flags.get('--threads')?.at(-1), THREADS);
  if (!threads.ok) return threads;
  const folder = flags.get('--out')?.at(-1) ?? dataFolder(io.env);
  const made = attempt(() => makeFolders(folder));
  if (!made.ok) return fail({ code: 'unwritable-file', file: folder, cause: made.error });
  return ok({ pieces: pieces.value, folder, ...(threads.value !== undefined && { threads: threads.value }) });
}

async function solve(context: CommandContext, request: SolveRequest): Promise<ExitCode> {
  const { io, lang } = context;
  const interrupted = new AbortController();
  const stopListening = io.onInterrupt?.(() => interrupted.abort());
  const progress = new ProgressLine(io);
  const solved = await solveTable({
    ...request,
    signal: interrupted.signal,
    onProgress: (state) => progress.show(formatSolving(lang, state)),
  });
  progress.end();
  stopListening?.();
  if (!solved.ok) return giveUp(context, solved.error);
  const { file, positions } = solved.value;
  await printText(io.stdout, `${tablesWords(lang).written(formatCount(lang, positions), file)}\n`);
  return EXIT.done;
}

async function giveUp({ io, lang, flags }: CommandContext, error: SolveError): Promise<ExitCode> {
  if (error.code === 'no-memory') {
    const needed = (error.bytes / 1e9).toFixed(1);
    return reportError(io, toUserError(lang, { code: 'no-memory', needed }));
  }
  if (error.code !== 'interrupted') return reportError(io, toUserError(lang, error));
  const given = ['--pieces', '--out'].flatMap((flag) => {
    const value = flags.get(flag)?.at(-1);
    return value === undefined ? [] : [flag, value];
  });
  const command = ['tabuleiro senet-solve', ...given].join(' ');
  await printText(io.stderr, `${tablesWords(lang).interrupted(error.folder, command)}\n`);
  return EXIT.interrupted;
}
