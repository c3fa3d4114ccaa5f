import { fail, type Game, ok, type ReplayError, type Result, replay } from '@tabuleiro/game';
import { type Lang, wordRefusal } from '@tabuleiro/words';
import { type Complaint, complain } from './complaint.js';
import { outcomeAsJson } from './json.js';
import { parseLine, parseRequest, type Request } from './request.js';
import { type Found, findPosition } from './setting.js';

/** The position that a request asks about, its moves played. */
export function inspect(
  { game: id, options, position, moves }: Request,
  lang: Lang,
): Result<Found, Complaint> {
  const found = findPosition(lang, id, options, position);
  if (!found.ok) return found;
  const { written, state } = found.value;
  const played = replay(written.game, state, moves);
  if (!played.ok) return fail(complainOfMove(lang, written.game, state, moves, played.error));
  return ok({ ...found.value, state: played.value });
}

function complainOfMove<S, M>(
  lang: Lang,
  game: Game<S, M>,
  from: S,
  moves: readonly string[],
  error: ReplayError,
): Complaint {
  const before = replay(game, from, moves.slice(0, error.at));
  const isExplained = error.code === 'illegal-move' && before.ok;
  const refusal = isExplained ? game.explain(before.value, error.move) : undefined;
  if (refusal === undefined) return { ...complain(lang, error), at: error.at };
  const { code: problem, facts, rule } = refusal;
  return { ...error, problem, facts, rule, message: wordRefusal(lang, game.id, refusal) };
}

/** One answer to one line of input: what was asked, and the id to echo as JSON text. */
export type Answer = { readonly id: string | undefined; readonly inspected: Result<Found, Complaint> };

export function answer(text: string, lang: Lang): Answer {
  const line = parseLine(text);
  if (!line.ok) return { id: undefined, inspected: fail(complain(lang, line.error)) };
  const request = parseRequest(line.value.fields);
  const inspected = request.ok ? inspect(request.value, lang) : fail(complain(lang, request.error));
  return { id: line.value.id, inspected };
}

/** One line of JSON, without its line end. */
export function formatAnswer({ id, inspected }: Answer): string {
  return formatReply(id, inspected.ok ? report(inspected.value) : { error: inspected.error });
}

/** A reply as one line of JSON, the id before all else. */
export function formatReply(id: string | undefined, reply: object): string {
  const body = JSON.stringify(reply);
  return id === undefined ? body : `{"id":${id},${body.slice(1)}`;
}

/** Not blank as JSON understands it. */
export function isFilled(line: string): boolean {
  return /[^ \t\r]/.test(line);
}

function report({ written: { game }, state }: Found): object {
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
