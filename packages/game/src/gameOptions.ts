import { fail, ok, type Result } from './result.js';

/** A house rule that players may switch before the game, and whether it is on by default. */
export type GameOption = { readonly name: string; readonly default: boolean };

/** Which house rules are on, by name; a missing one has its default. */
export type GameOptions = Readonly<Record<string, boolean>>;

/** Why options cannot be read. */
export type GameOptionError = {
  readonly code: 'bad-option';
  readonly option: string;
  readonly problem: 'unknown' | 'not-boolean' | 'not-object';
};

/** Reads options from outside (JSON, command line). Refuses unknown names and wrong types, fills in defaults. */
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
