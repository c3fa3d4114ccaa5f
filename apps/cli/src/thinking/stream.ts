import { setImmediate } from 'node:timers/promises';
import { fail, ok, type Result } from '@tabuleiro/game';
import { type Argument, type Call, EXIT, type ExitCode, type Flag, GAME, POSITION } from '../command.js';
import { type Complaint, complain } from '../complaint.js';
import { formatReply, isFilled } from '../inspection.js';
import { print } from '../io.js';
import type { JsonObject } from '../json.js';
import { readLines } from '../lines.js';
import { refuse } from '../refuse.js';
import { parseLine } from '../request.js';
import { readArguments, readOptions } from '../source.js';

export const JSON_FLAG: Flag = {
  name: '--json',
  kind: 'switch',
  help: { 'pt-BR': 'responde em JSON', en: 'answers in JSON' },
};

export const JSONL_FLAG: Flag = {
  name: '--jsonl',
  kind: 'switch',
  help: {
    'pt-BR': 'lê um pedido por linha, em JSON, e responde em JSON; as opções valem para os que não as dizem',
    en: 'reads a request a line, in JSON, and answers in JSON; the options hold for those that do not say',
  },
};

/** Needed unless the requests come as lines. */
export const TASK: readonly Argument[] = [
  { ...GAME, optional: true },
  { ...POSITION, optional: true },
];

/** What a line of JSON may also say, from the flags. */
function flagFields({ flags }: Call): JsonObject {
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

/** Tells one reply to a request. */
export type Tell = (reply: object) => Promise<void>;

/** Answers request after request until called off; a line that cannot be read is answered with its error. */
export async function answerStream(
  call: Call,
  answer: (fields: JsonObject, tell: Tell) => Promise<void>,
  signal?: AbortSignal,
): Promise<ExitCode> {
  const { args, io, lang } = call;
  const extra = args.at(0);
  if (extra !== undefined) return refuse(io, complain(lang, { code: 'extra-argument', argument: extra }));
  const usual = flagFields(call);
  for await (const lines of readLines(io.stdin)) {
    for (const text of lines.filter(isFilled)) {
      const line = parseLine(text);
      const id = line.ok ? line.value.id : undefined;
      const tell: Tell = (reply) => print(io.stdout, `${formatReply(id, reply)}\n`);
      if (line.ok) await answer({ ...usual, ...line.value.fields }, tell);
      else await tell({ error: complain(lang, line.error) });
      // An interruption is heard between two answers.
      await setImmediate();
      if (signal?.aborted === true) return EXIT.interrupted;
    }
  }
  return EXIT.done;
}
