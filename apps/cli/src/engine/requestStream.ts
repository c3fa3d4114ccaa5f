import { setImmediate } from 'node:timers/promises';
import { fail, ok, type Result } from '@tabuleiro/game';
import { type Argument, type CommandContext, EXIT, type ExitCode } from '../commandLine/command.js';
import { readArguments, readOptions } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import { readLines } from '../io/input.js';
import { print } from '../io/io.js';
import type { JsonObject } from '../io/json.js';
import { formatReply, isFilled, parseRequestLine } from '../positions/positionRequest.js';
import { helpWords } from '../words/words.js';

/** Optional only because `--jsonl` reads them from lines instead. */
export const GAME_AND_POSITION: readonly Argument[] = [
  { placeholder: 'GAME', optional: true },
  { placeholder: 'POSITION', optional: true },
];

/** The flags as the fields of a line of JSON. */
function flagFields({ flags }: CommandContext): JsonObject {
  const names = ['level', 'ms', 'nodes', 'seed', 'depth', 'multipv'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = flags.get(`--${name}`)?.at(-1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A command line with GAME and POSITION as the fields of a line of JSON. */
export async function readEngineRequest(given: CommandContext): Promise<Result<JsonObject, UserError>> {
  const missing = GAME_AND_POSITION.at(given.args.length);
  if (missing !== undefined) {
    return fail(
      toUserError(given.lang, {
        code: 'missing-argument',
        argument: helpWords(given.lang).placeholders[missing.placeholder],
      }),
    );
  }
  const context = await readArguments(given);
  if (!context.ok) return context;
  const [game, position] = context.value.args;
  return ok({ ...flagFields(given), game, position, options: readOptions(given) });
}

/** Prints one answer to a request, with the id of the request. */
export type Reply = (answer: object) => Promise<void>;

/** Answers the requests of stdin, a line each, until it ends or `signal` is aborted. A bad line is answered with its error. */
export async function answerStream(
  context: CommandContext,
  answer: (fields: JsonObject, reply: Reply) => Promise<void>,
  signal?: AbortSignal,
): Promise<ExitCode> {
  const { args, io, lang } = context;
  const extra = args.at(0);
  if (extra !== undefined)
    return reportError(io, toUserError(lang, { code: 'extra-argument', argument: extra }));
  const defaults = flagFields(context);
  for await (const lines of readLines(io.stdin)) {
    for (const text of lines.filter(isFilled)) {
      const line = parseRequestLine(text);
      const id = line.ok ? line.value.id : undefined;
      const reply: Reply = (body) => print(io.stdout, `${formatReply(id, body)}\n`);
      if (line.ok) await answer({ ...defaults, ...line.value.fields }, reply);
      else await reply({ error: toUserError(lang, line.error) });
      // Lets the event loop run, so that Ctrl-C is heard between two answers.
      await setImmediate();
      if (signal?.aborted === true) return EXIT.interrupted;
    }
  }
  return EXIT.done;
}
