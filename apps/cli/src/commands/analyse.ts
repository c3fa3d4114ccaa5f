import type { AnalysisInfo, SearchResult } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import { type CodedError, computerWords } from '@tabuleiro/words';
import { type Call, type Command, EXIT, type ExitCode, type Flag } from '../command.js';
import { type Complaint, complain } from '../complaint.js';
import { print } from '../io.js';
import type { JsonObject } from '../json.js';
import { refuse } from '../refuse.js';
import { OPTION } from '../source.js';
import { type Analyst, OwnAnalyst, type Study } from '../thinking/analyst.js';
import { AttachedAnalyst } from '../thinking/attached.js';
import { thoughtAsJson } from '../thinking/bestMove.js';
import { parseWhole } from '../thinking/number.js';
import { formatHead, formatRow, infoAsJson } from '../thinking/rows.js';
import { answerStream, JSON_FLAG, JSONL_FLAG, readAsked, TASK, type Tell } from '../thinking/stream.js';
import { findTask } from '../thinking/task.js';
import { LEVEL_FLAG, MS_FLAG, NODES_FLAG, parseWish, SEED_FLAG } from '../thinking/wish.js';

const FLAGS: readonly Flag[] = [
  {
    name: '--depth',
    kind: 'value',
    value: { 'pt-BR': 'N', en: 'N' },
    help: { 'pt-BR': 'meios-lances a olhar', en: 'plies to look ahead' },
  },
  {
    name: '--multipv',
    kind: 'value',
    value: { 'pt-BR': 'N', en: 'N' },
    help: { 'pt-BR': 'quantos lances ganham uma linha', en: 'how many moves get a line of their own' },
  },
  {
    name: '--engine',
    kind: 'value',
    value: { 'pt-BR': 'COMANDO', en: 'COMMAND' },
    help: { 'pt-BR': 'outro programa, que fale UCI', en: 'another program, which speaks UCI' },
  },
];

export const analyseCommand: Command = {
  name: 'analyse',
  arguments: TASK,
  flags: [LEVEL_FLAG, MS_FLAG, NODES_FLAG, ...FLAGS, SEED_FLAG, JSON_FLAG, JSONL_FLAG, OPTION],
  help: {
    'pt-BR': 'o que o computador vê numa posição, linha por linha; a nota é de quem joga',
    en: 'what the computer sees in a position, line by line; the score is for the side to act',
  },
  async run(call) {
    const command = call.flags.get('--engine')?.at(-1);
    const analyst =
      command === undefined ? new OwnAnalyst(call.io, call.lang) : new AttachedAnalyst(command, call.lang);
    const calledOff = new AbortController();
    try {
      const code = await (call.flags.has('--jsonl') ? studyLines : studyOnce)(call, analyst, calledOff);
      return calledOff.signal.aborted ? EXIT.interrupted : code;
    } finally {
      await analyst.close();
    }
  },
};

const DEPTH = { name: 'depth', least: 1, most: 100 };
const MULTIPV = { name: 'multipv', least: 1, most: 256 };

function parseStudy(given: JsonObject): Result<Study, CodedError> {
  const wish = parseWish(given);
  if (!wish.ok) return wish;
  const depth = parseWhole(given.depth, DEPTH);
  if (!depth.ok) return depth;
  const multiPv = parseWhole(given.multipv, MULTIPV);
  if (!multiPv.ok) return multiPv;
  return ok({ ...wish.value, depth: depth.value, multiPv: multiPv.value ?? 1 });
}

/** Ctrl-C ends what is being looked into with what there is; at any other time it ends the program. */
async function study(
  { io, lang }: Call,
  analyst: Analyst,
  fields: JsonObject,
  onInfo: (info: AnalysisInfo) => void,
  calledOff: AbortController,
): Promise<Result<SearchResult<string>, Complaint>> {
  const task = findTask(fields, lang);
  if (!task.ok) return task;
  const asked = parseStudy(fields);
  if (!asked.ok) return fail(complain(lang, asked.error));
  const stopListening = io.onInterrupt?.(() => calledOff.abort());
  const found = await analyst.study(task.value, asked.value, onInfo, calledOff.signal);
  stopListening?.();
  return found;
}

async function studyOnce(call: Call, analyst: Analyst, calledOff: AbortController): Promise<ExitCode> {
  const { io, lang, flags } = call;
  const isJson = flags.has('--json');
  const asked = await readAsked(call);
  if (!asked.ok) return refuse(io, asked.error);
  let isFirst = true;
  const onInfo = (info: AnalysisInfo): void => {
    if (isFirst && !isJson) io.stdout.write(`${formatHead(lang)}\n`);
    isFirst = false;
    io.stdout.write(`${isJson ? JSON.stringify(infoAsJson(info)) : formatRow(lang, info)}\n`);
  };
  const found = await study(call, analyst, asked.value, onInfo, calledOff);
  if (!found.ok) return refuse(io, found.error);
  const { move } = found.value;
  const { best, dieFirst } = computerWords(lang);
  const told = move === undefined ? dieFirst : best(move);
  const last = isJson ? JSON.stringify(thoughtAsJson(found.value)) : told;
  await print(io.stdout, `${last}\n`);
  return EXIT.done;
}

/** Lines as they come, each with the id; the one with `move` is the last of its request. */
function studyLines(call: Call, analyst: Analyst, calledOff: AbortController): Promise<ExitCode> {
  const answer = async (fields: JsonObject, tell: Tell): Promise<void> => {
    const found = await study(call, analyst, fields, (info) => void tell(infoAsJson(info)), calledOff);
    await tell(found.ok ? thoughtAsJson(found.value) : { error: found.error });
  };
  return answerStream(call, answer, calledOff.signal);
}
