import type { AnalysisInfo, SearchResult } from '@tabuleiro/engine';
import { fail, type Result } from '@tabuleiro/game';
import { engineWords } from '@tabuleiro/words';
import {
  type Command,
  type CommandContext,
  EXIT,
  type ExitCode,
  type Flag,
  NUMBER,
} from '../commandLine/command.js';
import { JSON_FLAG, JSONL_FLAG, OPTION } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import { type Analyser, OwnAnalyser } from '../engine/analyser.js';
import {
  findEngineTask,
  LEVEL_FLAG,
  MS_FLAG,
  NODES_FLAG,
  parseAnalysisRequest,
  SEED_FLAG,
} from '../engine/engineRequest.js';
import { EVALUATION_FLAG, readEvaluation } from '../engine/open.js';
import { conclusionAsJson, formatHead, formatRow, infoAsJson } from '../engine/output.js';
import { answerStream, GAME_AND_POSITION, type Reply, readEngineRequest } from '../engine/requestStream.js';
import { UciAnalyser } from '../engine/uciAnalyser.js';
import { print, printText } from '../io/io.js';
import type { JsonObject } from '../io/json.js';
import { visibleLine } from '../io/visible.js';

const FLAGS: readonly Flag[] = [
  { name: '--depth', kind: 'value', value: NUMBER, help: ({ analyse }) => analyse.depth },
  { name: '--multipv', kind: 'value', value: NUMBER, help: ({ analyse }) => analyse.multipv },
  { name: '--engine', kind: 'value', value: 'COMMAND', help: ({ analyse }) => analyse.engine },
];

export const analyseCommand: Command = {
  name: 'analyse',
  arguments: GAME_AND_POSITION,
  flags: [
    LEVEL_FLAG,
    MS_FLAG,
    NODES_FLAG,
    ...FLAGS,
    SEED_FLAG,
    EVALUATION_FLAG,
    JSON_FLAG,
    JSONL_FLAG,
    OPTION,
  ],
  async run(context) {
    const evaluation = readEvaluation(context);
    if (!evaluation.ok) return reportError(context.io, toUserError(context.lang, evaluation.error));
    const command = context.flags.get('--engine')?.at(-1);
    const analyser =
      command === undefined
        ? new OwnAnalyser(context.io, context.lang, evaluation.value)
        : new UciAnalyser(command, context.lang);
    const interrupted = new AbortController();
    try {
      const code = await (context.flags.has('--jsonl') ? analyseLines : analyseOnce)(
        context,
        analyser,
        interrupted,
      );
      return interrupted.signal.aborted ? EXIT.interrupted : code;
    } finally {
      await analyser.close();
    }
  },
};

/** Ctrl-C during an analysis ends it with what was found so far; at any other time it ends the program. */
async function analyse(
  { io, lang }: CommandContext,
  analyser: Analyser,
  fields: JsonObject,
  onInfo: (info: AnalysisInfo) => void,
  interrupted: AbortController,
): Promise<Result<SearchResult<string>, UserError>> {
  const task = findEngineTask(fields, lang);
  if (!task.ok) return task;
  const request = parseAnalysisRequest(fields);
  if (!request.ok) return fail(toUserError(lang, request.error));
  const stopListening = io.onInterrupt?.(() => interrupted.abort());
  const found = await analyser.analyse(task.value, request.value, onInfo, interrupted.signal);
  stopListening?.();
  return found;
}

async function analyseOnce(
  context: CommandContext,
  analyser: Analyser,
  interrupted: AbortController,
): Promise<ExitCode> {
  const { io, lang, flags } = context;
  const isJson = flags.has('--json');
  const request = await readEngineRequest(context);
  if (!request.ok) return reportError(io, request.error);
  let isFirst = true;
  const onInfo = (info: AnalysisInfo): void => {
    if (isFirst && !isJson) io.stdout.write(`${formatHead(lang)}\n`);
    isFirst = false;
    io.stdout.write(`${isJson ? JSON.stringify(infoAsJson(info)) : visibleLine(formatRow(lang, info))}\n`);
  };
  const found = await analyse(context, analyser, request.value, onInfo, interrupted);
  if (!found.ok) return reportError(io, found.error);
  const { move } = found.value;
  const { best, dieFirst } = engineWords(lang);
  const sentence = move === undefined ? dieFirst : best(move);
  const last = isJson ? JSON.stringify(conclusionAsJson(found.value)) : sentence;
  await (isJson ? print : printText)(io.stdout, `${last}\n`);
  return EXIT.done;
}

/** Lines as they are found, each with the id; the last one of a request has `move`. */
function analyseLines(
  context: CommandContext,
  analyser: Analyser,
  interrupted: AbortController,
): Promise<ExitCode> {
  const answer = async (fields: JsonObject, reply: Reply): Promise<void> => {
    const found = await analyse(
      context,
      analyser,
      fields,
      (info) => void reply(infoAsJson(info)),
      interrupted,
    );
    await reply(found.ok ? conclusionAsJson(found.value) : { error: found.error });
  };
  return answerStream(context, answer, interrupted.signal);
}
