import { setImmediate } from 'node:timers/promises';
import type { SearchResult } from '@tabuleiro/engine';
import { type Call, type Command, EXIT, type ExitCode } from '../command.js';
import { print } from '../io.js';
import { refuse } from '../refuse.js';
import { OPTION } from '../source.js';
import { Oracle, thoughtAsJson } from '../thinking/bestMove.js';
import { answerStream, JSON_FLAG, JSONL_FLAG, readAsked, TASK } from '../thinking/stream.js';
import { LEVEL_FLAG, MS_FLAG, NODES_FLAG, SEED_FLAG } from '../thinking/wish.js';

export const bestmoveCommand: Command = {
  name: 'bestmove',
  arguments: TASK,
  flags: [LEVEL_FLAG, MS_FLAG, NODES_FLAG, SEED_FLAG, JSON_FLAG, JSONL_FLAG, OPTION],
  help: {
    'pt-BR': 'o lance que o computador jogaria; um nível não olha --ms nem --nodes',
    en: 'the move that the computer would play; a level looks at neither --ms nor --nodes',
  },
  async run(call) {
    const oracle = new Oracle(call.io, call.lang);
    try {
      return await (call.flags.has('--jsonl') ? answerLines(call, oracle) : answerOnce(call, oracle));
    } finally {
      await oracle.close();
    }
  },
};

async function answerOnce(call: Call, oracle: Oracle): Promise<ExitCode> {
  const asked = await readAsked(call);
  const found = asked.ok ? await oracle.answer(asked.value) : asked;
  // An interruption while it thought is heard before the answer is told: between two turns of the loop.
  await setImmediate();
  await setImmediate();
  if (!found.ok) return refuse(call.io, found.error);
  const format = call.flags.has('--json') ? formatThought : formatMove;
  await print(call.io.stdout, `${format(found.value)}\n`);
  return EXIT.done;
}

function formatMove({ move = '' }: SearchResult<string>): string {
  return move;
}

function formatThought(thought: SearchResult<string>): string {
  return JSON.stringify(thoughtAsJson(thought));
}

function answerLines(call: Call, oracle: Oracle): Promise<ExitCode> {
  return answerStream(call, async (fields, tell) => {
    const found = await oracle.answer(fields);
    await tell(found.ok ? thoughtAsJson(found.value) : { error: found.error });
  });
}
