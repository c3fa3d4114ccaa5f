import type { Position } from '@tabuleiro/contest';
import { fail, ok, type Result } from '@tabuleiro/game';
import { type Lang, wordRefusal } from '@tabuleiro/words';
import { type Complaint, complain } from './complaint.js';
import type { Entry } from './games.js';
import { outcomeAsJson } from './json.js';
import { parseLine, parseRequest, type Request } from './request.js';
import { type Found, findPosition } from './setting.js';

/** The position that a request asks about, its moves played. */
export function inspect({ game, options, position, moves }: Request, lang: Lang): Result<Found, Complaint> {
  const found = findPosition(lang, game, options, position);
  if (!found.ok) return found;
  const { entry, position: from } = found.value;
  const played = from.replay(moves);
  if (!played.ok) return fail(complainOfMove(lang, entry, from, moves, played.error));
  return ok({ ...found.value, position: played.value });
}

type Unplayed = {
  readonly code: 'bad-move' | 'illegal-move' | 'game-over';
  readonly move: string;
  readonly at: number;
};

function complainOfMove(
  lang: Lang,
  entry: Entry,
  from: Position,
  moves: readonly string[],
  error: Unplayed,
): Complaint {
  const before = from.replay(moves.slice(0, error.at));
  const refusal = error.code === 'illegal-move' && before.ok ? before.value.explain(error.move) : undefined;
  if (refusal === undefined) return { ...complain(lang, error), at: error.at };
  const { code: problem, facts, rule } = refusal;
  return { ...error, problem, facts, rule, message: wordRefusal(lang, entry.id, refusal) };
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
  return formatReply(id, inspected.ok ? report(inspected.value.position) : { error: inspected.error });
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

function report(position: Position): object {
  const legal = position.legal();
  // By contract there are moves exactly when the game is not over: the second look is saved.
  const outcome = legal.length > 0 ? undefined : position.outcome();
  return { position: position.format(), legal, check: position.inCheck(), outcome: outcomeAsJson(outcome) };
}
