import { setImmediate } from 'node:timers/promises';
import { fail, ok, type Result } from '@tabuleiro/game';
import {
  type Argument,
  type CommandContext,
  EXIT,
  type ExitCode,
  GAME,
  POSITION,
} from '../commandLine/command.js';
import { readArguments, readOptions } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import { readLines } from '../io/input.js';
import { print } from '../io/io.js';
import type { JsonObject } from '../io/json.js';
import { formatReply, isFilled, parseRequestLine } from '../positions/request.js';

/** Needed unless the requests come as lines. */
export const GAME_AND_POSITION: readonly Argument[] = [
  { ...GAME, optional: true },
  { ...POSITION, optional: true },
];

/** What a line of JSON may also say, from the flags. */
function flagFields({ flags }: CommandContext): JsonObject {
  const names = ['level', 'ms', 'nodes', 'seed', 'depth', 'multipv'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = flags.get(`--${name}`)?.at(-1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What a command line with GAME and POSITION asks, as a line of JSON would. */
export async function readEngineRequest(given: CommandContext): Promise<Result<JsonObject, UserError>> {
  const missing = [GAME, POSITION].at(given.args.length);
  if (missing !== undefined) {
    return fail(
      toUserError(given.lang, { code: 'missing-argument', argument: missing.placeholder[given.lang] }),
    );
  }
  const context = await readArguments(given);
  if (!context.ok) return context;
  const [game, position] = context.value.args;
  return ok({ ...flagFields(given), game, position, options: readOptions(given) });
}

/** Tells one reply to a request. */
export type Reply = (reply: object) => Promise<void>;

/** Answers request after request until called off; a line that cannot be read is answered with its error. */
export async function answerStream(
  context: CommandContext,
  answer: (fields: JsonObject, tell: Reply) => Promise<void>,
  signal?: AbortSignal,
): Promise<ExitCode> {
  const { args, io, lang } = context;
  const extra = args.at(0);
  if (extra !== undefined)
    return reportError(io, toUserError(lang, { code: 'extra-argument', argument: extra }));
  const usual = flagFields(context);
  for await (const lines of readLines(io.stdin)) {
    for (const text of lines.filter(isFilled)) {
      const line = parseRequestLine(text);
      const id = line.ok ? line.value.id : undefined;
      const tell: Reply = (reply) => print(io.stdout, `${formatReply(id, reply)}\n`);
      if (line.ok) await answer({ ...usual, ...line.value.fields }, tell);
      else await tell({ error: toUserError(lang, line.error) });
      // An interruption is heard between two answers.
      await setImmediate();
      if (signal?.aborted === true) return EXIT.interrupted;
    }
  }
  return EXIT.done;
}
