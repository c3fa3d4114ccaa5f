import { setImmediate } from 'node:timers/promises';
import type { SearchResult } from '@tabuleiro/engine';
import { type Command, type CommandContext, EXIT, type ExitCode } from '../commandLine/command.js';
import { JSON_FLAG, JSONL_FLAG, OPTION } from '../commandLine/flags.js';
import { reportError, toUserError } from '../commandLine/userError.js';
import { BestMoveFinder } from '../engine/bestMove.js';
import { LEVEL_FLAG, MS_FLAG, NODES_FLAG, SEED_FLAG } from '../engine/engineRequest.js';
import { EVALUATION_FLAG, readEvaluation } from '../engine/open.js';
import { resultAsJson } from '../engine/output.js';
import { answerStream, GAME_AND_POSITION, readEngineRequest } from '../engine/requestStream.js';
import { print } from '../io/io.js';

export const bestmoveCommand: Command = {
  name: 'bestmove',
  arguments: GAME_AND_POSITION,
  flags: [LEVEL_FLAG, MS_FLAG, NODES_FLAG, SEED_FLAG, EVALUATION_FLAG, JSON_FLAG, JSONL_FLAG, OPTION],
  async run(context) {
    const evaluation = readEvaluation(context);
    if (!evaluation.ok) return reportError(context.io, toUserError(context.lang, evaluation.error));
    const finder = new BestMoveFinder(context.io, context.lang, evaluation.value);
    try {
      return await (context.flags.has('--jsonl')
        ? answerLines(context, finder)
        : answerOnce(context, finder));
    } finally {
      await finder.close();
    }
  },
};

async function answerOnce(context: CommandContext, finder: BestMoveFinder): Promise<ExitCode> {
  const request = await readEngineRequest(context);
  const found = request.ok ? await finder.find(request.value) : request;
  // Lets the event loop run, so that Ctrl-C during the search is heard before the answer is printed.
  await setImmediate();
  await setImmediate();
  if (!found.ok) return reportError(context.io, found.error);
  const format = context.flags.has('--json') ? formatResult : formatMove;
  await print(context.io.stdout, `${format(found.value)}\n`);
  return EXIT.done;
}

function formatMove({ move = '' }: SearchResult<string>): string {
  return move;
}

function formatResult(result: SearchResult<string>): string {
  return JSON.stringify(resultAsJson(result));
}

function answerLines(context: CommandContext, finder: BestMoveFinder): Promise<ExitCode> {
  return answerStream(context, async (fields, reply) => {
    const found = await finder.find(fields);
    await reply(found.ok ? resultAsJson(found.value) : { error: found.error });
  });
}
