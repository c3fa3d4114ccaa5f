import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { readArgument } from '../io/input.js';
import type { CommandContext, Flag } from './command.js';
import { toUserError, type UserError } from './userError.js';

/** House rules, for every command that takes a game. */
export const OPTION: Flag = {
  name: '--option',
  kind: 'list',
  value: 'NAME=true|false',
  help: ({ shared }) => shared.option,
};

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** House rules as a line of JSON would have them; a value that is neither true nor false stays a string. */
export function readOptions({ flags }: CommandContext): object {
  const pairs = (flags.get(OPTION.name) ?? []).map((text) => {
    const at = text.indexOf('=');
    const [name, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
    return [name, BOOLEANS.get(value) ?? value] as const;
  });
  return Object.fromEntries(pairs);
}

/** Replaces the argument `-` by the text of stdin. */
export async function readArguments(context: CommandContext): Promise<Result<CommandContext, UserError>> {
  const dashes = context.args.filter((text) => text === '-').length;
  if (dashes === 0) return ok(context);
  if (dashes > 1) return fail(toUserError(context.lang, { code: 'stdin-twice' }));
  const input = await readArgument(context.io);
  if (!input.ok) return fail(toUserError(context.lang, input.error));
  return ok({ ...context, args: context.args.map((text) => (text === '-' ? input.value : text)) });
}

/** The whole numbers that an option accepts. */
export type Range = { readonly name: string; readonly least: number; readonly most: number };

/** A whole number from a line of JSON or, as digits, from a command line; undefined where none is given. */
export function parseWhole(given: unknown, range: Range): Result<number | undefined, CodedError> {
  if (given === undefined) return ok(undefined);
  const number = typeof given === 'string' && /^-?\d{1,16}$/.test(given) ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isInteger(number)) return fail(outOfRange(range));
  return number < range.least || number > range.most ? fail(outOfRange(range)) : ok(number);
}

export function outOfRange({ name, least, most }: Range): CodedError {
  return { code: 'bad-option', option: name, problem: 'out-of-range', range: `${least}..${most}` };
}

export const JSON_FLAG: Flag = {
  name: '--json',
  kind: 'switch',
  help: ({ shared }) => shared.json,
};

export const JSONL_FLAG: Flag = {
  name: '--jsonl',
  kind: 'switch',
  help: ({ shared }) => shared.jsonl,
};
