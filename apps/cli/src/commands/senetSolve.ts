import { fail, ok, type Result } from '@tabuleiro/game';
import { loadTable, MOST_PIECES, type SolveError, solveTable, tableFile } from '@tabuleiro/senet-engine/node';
import { type CodedError, tablesWords } from '@tabuleiro/words';
import { Progress } from '../arena/progress.js';
import { type Call, type Command, EXIT, type ExitCode } from '../command.js';
import { complain } from '../complaint.js';
import { makeFolders } from '../folders.js';
import { print } from '../io.js';
import { attempt } from '../play/disk.js';
import { dataFolder } from '../play/store.js';
import { refuse } from '../refuse.js';
import { formatCount, formatSolving } from '../solving.js';
import { parseWhole, type Range } from '../thinking/number.js';

const PIECES: Range = { name: 'pieces', least: 1, most: MOST_PIECES };
const THREADS: Range = { name: 'threads', least: 1, most: 256 };

export const senetSolveCommand: Command = {
  name: 'senet-solve',
  arguments: [],
  flags: [
    {
      name: '--pieces',
      kind: 'value',
      value: { 'pt-BR': 'N', en: 'N' },
      help: {
        'pt-BR': `quantas peças por lado no máximo, 1 a ${MOST_PIECES}; 3 leva um minuto, 4 pede 7 GB de memória`,
        en: `how many pieces a side at most, 1 to ${MOST_PIECES}; 3 takes a minute, 4 needs 7 GB of memory`,
      },
    },
    {
      name: '--out',
      kind: 'value',
      value: { 'pt-BR': 'PASTA', en: 'DIR' },
      help: {
        'pt-BR': 'onde gravar, em vez da pasta de dados em que os comandos procuram',
        en: 'where to write, instead of the data folder that commands look into',
      },
    },
    {
      name: '--threads',
      kind: 'value',
      value: { 'pt-BR': 'N', en: 'N' },
      help: { 'pt-BR': 'quantos núcleos usar (todos)', en: 'how many cores to use (all)' },
    },
  ],
  help: {
    'pt-BR': 'calcula a tabela exata do Senet: a chance de vencer em cada posição com poucas peças',
    en: 'computes the exact table of Senet: the chance to win in each position with few pieces',
  },
  async run(call) {
    const order = readOrder(call);
    if (!order.ok) return refuse(call.io, complain(call.lang, order.error));
    const { folder, pieces } = order.value;
    const present = await loadTable(tableFile(folder, pieces));
    if (!present.ok || present.value.pieces !== pieces) return solve(call, order.value);
    await print(call.io.stdout, `${tablesWords(call.lang).present(present.value.file)}\n`);
    return EXIT.done;
  },
};

type SolveOrder = { readonly pieces: number; readonly folder: string; readonly threads?: number };

function readOrder({ flags, io }: Call): Result<SolveOrder, CodedError> {
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

async function solve(call: Call, order: SolveOrder): Promise<ExitCode> {
  const { io, lang } = call;
  const calledOff = new AbortController();
  const stopListening = io.onInterrupt?.(() => calledOff.abort());
  const progress = new Progress(io);
  const solved = await solveTable({
    ...order,
    signal: calledOff.signal,
    onProgress: (state) => progress.tell(formatSolving(lang, state)),
  });
  progress.end();
  stopListening?.();
  if (!solved.ok) return giveUp(call, solved.error);
  const { file, positions } = solved.value;
  await print(io.stdout, `${tablesWords(lang).written(formatCount(lang, positions), file)}\n`);
  return EXIT.done;
}

async function giveUp({ io, lang, flags }: Call, error: SolveError): Promise<ExitCode> {
  if (error.code === 'no-memory') {
    const needed = (error.bytes / 1e9).toFixed(1);
    return refuse(io, complain(lang, { code: 'no-memory', needed }));
  }
  if (error.code !== 'interrupted') return refuse(io, complain(lang, error));
  const given = ['--pieces', '--out'].flatMap((flag) => {
    const value = flags.get(flag)?.at(-1);
    return value === undefined ? [] : [flag, value];
  });
  const command = ['tabuleiro senet-solve', ...given].join(' ');
  await print(io.stderr, `${tablesWords(lang).interrupted(error.folder, command)}\n`);
  return EXIT.interrupted;
}
