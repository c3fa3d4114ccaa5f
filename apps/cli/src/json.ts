import { fail, type Outcome, ok, type Result } from '@tabuleiro/game';

export type JsonObject = Readonly<Record<string, unknown>>;

export function parseJson(text: string): Result<unknown, 'syntax'> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('syntax');
  }
}

/** Fails for a value nested deeper than the writer can follow. */
export function formatJson(value: unknown): Result<string, 'depth'> {
  try {
    return ok(JSON.stringify(value));
  } catch {
    return fail('depth');
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** JSON has no undefined: no outcome and no winner are null. */
export function outcomeAsJson(outcome: Outcome | undefined): object | null {
  return outcome === undefined ? null : { winner: outcome.winner ?? null, reason: outcome.reason };
}
