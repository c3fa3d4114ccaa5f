import { fail, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Command, EXIT } from '../commandLine/command.js';
import { toUserError, type UserError } from '../commandLine/userError.js';
import { readLines } from '../io/input.js';
import { print } from '../io/io.js';
import { outcomeAsJson } from '../io/json.js';
import { describe } from '../positions/description.js';
import { findRequested, type GamePosition } from '../positions/position.js';
import { formatReply, isFilled, parseRequest, parseRequestLine } from '../positions/request.js';

export const inspectCommand: Command = {
  name: 'inspect',
  arguments: [],
  flags: [
    {
      name: '--jsonl',
      kind: 'switch',
      help: { 'pt-BR': 'linhas de JSON (é o normal)', en: 'JSON lines (the default)' },
    },
    {
      name: '--pretty',
      kind: 'switch',
      help: { 'pt-BR': 'responde para pessoas', en: 'answers for people' },
    },
  ],
  help: {
    'pt-BR': 'lê uma posição por linha, em JSON, e responde com os lances legais e o resultado',
    en: 'reads a position a line, in JSON, and answers with the legal moves and the outcome',
  },
  async run({ flags, lang, io }) {
    const format = flags.has('--pretty') ? formatPretty : formatAnswer;
    for await (const lines of readLines(io.stdin)) {
      const answers = lines.filter(isFilled).map((line) => `${format(answerLine(line, lang), lang)}\n`);
      if (answers.length > 0) await print(io.stdout, answers.join(''));
    }
    return EXIT.done;
  },
};

function formatPretty({ inspected }: Answer, lang: Lang): string {
  if (!inspected.ok) return `${inspected.error.message} [${inspected.error.code}]\n`;
  const { written, state } = inspected.value;
  return describe(lang, written, state);
}

/** One answer to one line of input: what was asked, and the id to echo as JSON text. */
export type Answer = { readonly id: string | undefined; readonly inspected: Result<GamePosition, UserError> };

export function answerLine(text: string, lang: Lang): Answer {
  const line = parseRequestLine(text);
  if (!line.ok) return { id: undefined, inspected: fail(toUserError(lang, line.error)) };
  const request = parseRequest(line.value.fields);
  const inspected = request.ok ? findRequested(request.value, lang) : fail(toUserError(lang, request.error));
  return { id: line.value.id, inspected };
}

/** One line of JSON, without its line end. */
export function formatAnswer({ id, inspected }: Answer): string {
  return formatReply(id, inspected.ok ? report(inspected.value) : { error: inspected.error });
}

function report({ written: { game }, state }: GamePosition): object {
  const { notation } = game;
  const legal = game.moves(state).map((move) => notation.formatMove(move));
  // By contract there are moves exactly when the game is not over: the second look is saved.
  const turn = legal.length > 0 ? undefined : game.turn(state);
  const outcome = turn?.kind === 'over' ? turn.outcome : undefined;
  return {
    position: notation.formatPosition(state),
    legal: legal.sort(),
    check: game.inCheck(state),
    outcome: outcomeAsJson(outcome),
  };
}
