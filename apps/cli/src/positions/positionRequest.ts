import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError, JsonProblem } from '@tabuleiro/words';
import { LONGEST_LINE } from '../io/input.js';
import { isObject, isStringArray, type JsonObject, memberText, parseJson } from '../io/json.js';

/** A line of input: a JSON object and the text of its id, to be echoed as it was written. */
export type RequestLine = { readonly fields: JsonObject; readonly id: string | undefined };

/** A position and the moves to play from it; nothing is checked but the types. */
export type PositionRequest = {
  readonly game: string;
  readonly position: string;
  readonly moves: readonly string[];
  readonly options: unknown;
};

export function parseRequestLine(text: string): Result<RequestLine, CodedError> {
  if (text.length > LONGEST_LINE) return bad('length');
  const json = parseJson(text);
  if (!json.ok) return bad('syntax');
  const fields = json.value;
  if (!isObject(fields)) return bad('object');
  return ok({ fields, id: fields.id === undefined ? undefined : memberText(text, 'id') });
}

export function parseRequest(fields: JsonObject): Result<PositionRequest, CodedError> {
  const { game, position = 'start', moves = [], options } = fields;
  if (typeof game !== 'string') return bad('game');
  if (typeof position !== 'string') return bad('position');
  if (!isStringArray(moves)) return bad('moves');
  return ok({ game, position, moves, options });
}

function bad(problem: JsonProblem): Result<never, CodedError> {
  return fail({ code: 'bad-json', problem });
}

/** An answer as a line of JSON, the id first. */
export function formatReply(id: string | undefined, reply: object): string {
  const body = JSON.stringify(reply);
  return id === undefined ? body : `{"id":${id},${body.slice(1)}`;
}

/** Not blank, by what JSON counts as white space. */
export function isFilled(line: string): boolean {
  return /[^ \t\r]/.test(line);
}
