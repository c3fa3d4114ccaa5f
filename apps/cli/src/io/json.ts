import { fail, type Outcome, ok, type Result } from '@tabuleiro/game';

export type JsonObject = Readonly<Record<string, unknown>>;

export function parseJson(text: string): Result<unknown, 'syntax'> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('syntax');
  }
}

/**
 * The text of a member of an object, as it is written: parsed and written again, a number could lose digits. Requires
 * valid JSON; of several members with one name the last counts.
 */
export function memberText(object: string, name: string): string | undefined {
  let found: string | undefined;
  let key: string | undefined;
  let [depth, start] = [0, 0];
  for (let i = 0; i < object.length; i++) {
    const sign = object[i];
    if (sign === '"') {
      const end = endOfText(object, i);
      if (depth === 1) key ??= object.slice(i, end);
      i = end - 1;
    } else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (sign === ':' && depth === 1) start = i + 1;
    if (key !== undefined && (depth === 0 || (depth === 1 && sign === ','))) {
      if (JSON.parse(key) === name) found = object.slice(start, i).trim();
      key = undefined;
    }
  }
  return found;
}

/** Just after the closing quotation mark. */
function endOfText(json: string, start: number): number {
  let end = start + 1;
  while (json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
  return end + 1;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** JSON has no undefined: null stands for no outcome and for no winner. */
export function outcomeAsJson(outcome: Outcome | undefined): object | null {
  return outcome === undefined ? null : { winner: outcome.winner ?? null, reason: outcome.reason };
}
