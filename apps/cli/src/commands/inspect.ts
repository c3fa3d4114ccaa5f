import { fail, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Command, EXIT } from '../commandLine/command.js';
import { toUserError, type UserError } from '../commandLine/userError.js';
import { readLines } from '../io/input.js';
import { print, printText } from '../io/io.js';
import { outcomeAsJson } from '../io/json.js';
import { describe } from '../positions/description.js';
import { findRequested, type GamePosition } from '../positions/position.js';
import { formatReply, isFilled, parseRequest, parseRequestLine } from '../positions/positionRequest.js';

export const inspectCommand: Command = {
  name: 'inspect',
  arguments: [],
  flags: [
    { name: '--jsonl', kind: 'switch', help: ({ inspect }) => inspect.jsonl },
    { name: '--pretty', kind: 'switch', help: ({ inspect }) => inspect.pretty },
  ],
  async run({ flags, lang, io }) {
    const isPretty = flags.has('--pretty');
    const format = isPretty ? formatPretty : formatAnswer;
    const write = isPretty ? printText : print;
    for await (const lines of readLines(io.stdin)) {
      const answers = lines.filter(isFilled).map((line) => `${format(answerLine(line, lang), lang)}\n`);
      if (answers.length > 0) await write(io.stdout, answers.join(''));
    }
    return EXIT.done;
  },
};

function formatPretty({ position }: Answer, lang: Lang): string {
  if (!position.ok) return `${position.error.message} [${position.error.code}]\n`;
  const { written, state } = position.value;
  return describe(lang, written, state);
}

/** The answer to a line of input: the position it asks about, and the JSON text of the id to echo. */
type Answer = { readonly id: string | undefined; readonly position: Result<GamePosition, UserError> };

function answerLine(text: string, lang: Lang): Answer {
  const line = parseRequestLine(text);
  if (!line.ok) return { id: undefined, position: fail(toUserError(lang, line.error)) };
  const request = parseRequest(line.value.fields);
  const position = request.ok ? findRequested(request.value, lang) : fail(toUserError(lang, request.error));
  return { id: line.value.id, position };
}

/** A line of JSON without its line end. */
function formatAnswer({ id, position }: Answer): string {
  return formatReply(id, position.ok ? report(position.value) : { error: position.error });
}

function report({ written: { game }, state }: GamePosition): object {
  const { notation } = game;
  const legal = game.moves(state).map((move) => notation.formatMove(move));
  // By contract a game with legal moves is not over, so that only one without has to be asked.
  const turn = legal.length > 0 ? undefined : game.turn(state);
  const outcome = turn?.kind === 'over' ? turn.outcome : undefined;
  return {
    position: notation.formatPosition(state),
    legal: legal.sort(),
    check: game.inCheck(state),
    outcome: outcomeAsJson(outcome),
  };
}
