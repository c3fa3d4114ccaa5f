import { setImmediate } from 'node:timers/promises';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Thought } from '@tabuleiro/search';
import { type Call, type Command, EXIT, type ExitCode, type Flag, GAME, POSITION } from '../command.js';
import { type Complaint, complain } from '../complaint.js';
import { formatReply, isFilled } from '../inspection.js';
import { print } from '../io.js';
import type { JsonObject } from '../json.js';
import { readLines } from '../lines.js';
import { refuse } from '../refuse.js';
import { parseLine } from '../request.js';
import { OPTION, readArguments, readOptions } from '../source.js';
import { Oracle, thoughtAsJson } from '../thinking/bestMove.js';
import { LEVEL_FLAG, MS_FLAG, NODES_FLAG, SEED_FLAG } from '../thinking/wish.js';

export const JSON_FLAG: Flag = {
  name: '--json',
  kind: 'switch',
  help: { 'pt-BR': 'responde em JSON', en: 'answers in JSON' },
};

export const JSONL_FLAG: Flag = {
  name: '--jsonl',
  kind: 'switch',
  help: {
    'pt-BR':
      'lê um pedido por linha, em JSON, e responde um por linha; as opções valem para os que não as dizem',
    en: 'reads a request a line, in JSON, and answers one a line; the options hold for those that do not say',
  },
};

export const bestmoveCommand: Command = {
  name: 'bestmove',
  arguments: [
    { ...GAME, optional: true },
    { ...POSITION, optional: true },
  ],
  flags: [LEVEL_FLAG, MS_FLAG, NODES_FLAG, SEED_FLAG, JSON_FLAG, JSONL_FLAG, OPTION],
  help: {
    'pt-BR': 'o lance que o computador jogaria; um nível não olha --ms nem --nodes',
    en: 'the move that the computer would play; a level looks at neither --ms nor --nodes',
  },
  async run(given) {
    if (given.flags.has('--jsonl')) return answerLines(given);
    const asked = await readAsked(given);
    if (!asked.ok) return refuse(given.io, asked.error);
    const found = new Oracle(given.lang).answer(asked.value);
    if (!found.ok) return refuse(given.io, found.error);
    const format = given.flags.has('--json') ? formatThought : formatMove;
    await print(given.io.stdout, `${format(found.value)}\n`);
    return EXIT.done;
  },
};

function formatMove({ move = '' }: Thought<string>): string {
  return move;
}

function formatThought(thought: Thought<string>): string {
  return JSON.stringify(thoughtAsJson(thought));
}

/** The flags that a line of JSON may also say, as it would. */
export function flagFields({ flags }: Call): JsonObject {
  const names = ['level', 'ms', 'nodes', 'seed', 'depth', 'multipv'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = flags.get(`--${name}`)?.at(-1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What a command line with GAME and POSITION asks, as a line of JSON would. */
export async function readAsked(given: Call): Promise<Result<JsonObject, Complaint>> {
  const missing = [GAME, POSITION].at(given.args.length);
  if (missing !== undefined) {
    return fail(complain(given.lang, { code: 'missing-argument', argument: missing.name[given.lang] }));
  }
  const call = await readArguments(given);
  if (!call.ok) return call;
  const [game, position] = call.value.args;
  return ok({ ...flagFields(given), game, position, options: readOptions(given) });
}

async function answerLines(call: Call): Promise<ExitCode> {
  const { args, io, lang } = call;
  const extra = args.at(0);
  if (extra !== undefined) return refuse(io, complain(lang, { code: 'extra-argument', argument: extra }));
  const oracle = new Oracle(lang);
  const usual = flagFields(call);
  for await (const lines of readLines(io.stdin)) {
    for (const line of lines.filter(isFilled)) {
      await print(io.stdout, `${answerLine(call, oracle, usual, line)}\n`);
      await setImmediate();
    }
  }
  return EXIT.done;
}

function answerLine({ lang }: Call, oracle: Oracle, usual: JsonObject, text: string): string {
  const line = parseLine(text);
  if (!line.ok) return formatReply(undefined, { error: complain(lang, line.error) });
  const found = oracle.answer({ ...usual, ...line.value.fields });
  return formatReply(line.value.id, found.ok ? thoughtAsJson(found.value) : { error: found.error });
}
