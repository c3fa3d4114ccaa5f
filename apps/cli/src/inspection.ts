import { fail, type Outcome, ok, parseOptions, type Result } from '@tabuleiro/game';
import { type Lang, wordRefusal } from '@tabuleiro/words';
import { type Complaint, complain, complainOfPosition } from './complaint.js';
import { type Entry, findGame, findPosition } from './games.js';
import type { Position } from './position.js';
import { parseLine, parseRequest, type Request } from './request.js';

export type Inspected = { readonly entry: Entry; readonly position: Position };

/** The position that a request asks about, its moves played. */
export function inspect(request: Request, lang: Lang): Result<Inspected, Complaint> {
  const entry = findGame(request.game);
  if (!entry.ok) return fail(complain(lang, entry.error));
  const options = parseOptions(entry.value.options, request.options);
  if (!options.ok) return fail(complain(lang, options.error));
  const from = findPosition(entry.value, request.position, options.value);
  if (!from.ok) return fail(complainOfPosition(lang, entry.value.id, from.error));
  const position = from.value.replay(request.moves);
  if (position.ok) return ok({ entry: entry.value, position: position.value });
  return fail(complainOfMove(lang, entry.value, from.value, request.moves, position.error));
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
export type Answer = { readonly id: string | undefined; readonly inspected: Result<Inspected, Complaint> };

export function answer(text: string, lang: Lang): Answer {
  const line = parseLine(text);
  if (!line.ok) return { id: undefined, inspected: fail(complain(lang, line.error)) };
  const request = parseRequest(line.value.fields);
  const inspected = request.ok ? inspect(request.value, lang) : fail(complain(lang, request.error));
  return { id: line.value.id, inspected };
}

/** One line of JSON, without its line end. */
export function formatAnswer({ id, inspected }: Answer): string {
  const body = JSON.stringify(inspected.ok ? report(inspected.value.position) : { error: inspected.error });
  return id === undefined ? body : `{"id":${id},${body.slice(1)}`;
}

function report(position: Position): object {
  return {
    position: position.format(),
    legal: position.legal(),
    check: position.inCheck(),
    outcome: reportOutcome(position.outcome()),
  };
}

export function reportOutcome(outcome: Outcome | undefined): object | null {
  return outcome === undefined ? null : { winner: outcome.winner ?? null, reason: outcome.reason };
}
