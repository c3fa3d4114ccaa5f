import { fail, ok, type Result } from './result.js';

/** A house rule a player may switch when setting up a game. */
export type GameOption = { readonly name: string; readonly default: boolean };

export type GameOptions = Readonly<Record<string, boolean>>;

export type GameOptionError = {
  readonly code: 'bad-option';
  readonly option: string;
  readonly problem: 'unknown' | 'not-boolean' | 'not-object';
};

/** Reads options from outside (JSON, command line): unknown names and wrong types are refused, gaps filled. */
export function parseGameOptions(
  specs: readonly GameOption[],
  input: unknown,
): Result<GameOptions, GameOptionError> {
  const options: Record<string, boolean> = {};
  for (const spec of specs) options[spec.name] = spec.default;
  if (input === undefined) return ok(options);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return fail({ code: 'bad-option', option: '', problem: 'not-object' });
  }
  for (const [name, value] of Object.entries(input)) {
    if (!specs.some((spec) => spec.name === name)) {
      return fail({ code: 'bad-option', option: name, problem: 'unknown' });
    }
    if (typeof value !== 'boolean') return fail({ code: 'bad-option', option: name, problem: 'not-boolean' });
    options[name] = value;
  }
  return ok(options);
}
