import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { readAll } from '../io/input.js';
import type { CommandContext, Flag } from './command.js';
import { toUserError, type UserError } from './userError.js';

/** The flag of every command that names a game. */
export const OPTION: Flag = {
  name: '--option',
  kind: 'list',
  value: { 'pt-BR': 'NOME=true|false', en: 'NAME=true|false' },
  help: { 'pt-BR': 'muda uma regra da casa', en: 'changes a house rule' },
};

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** House rules as a line of JSON would give them; what is neither true nor false stays a text. */
export function readOptions({ flags }: CommandContext): object {
  const pairs = (flags.get(OPTION.name) ?? []).map((text) => {
    const at = text.indexOf('=');
    const [name, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
    return [name, BOOLEANS.get(value) ?? value] as const;
  });
  return Object.fromEntries(pairs);
}

/** Replaces the one argument that is `-` by what stands on the input. */
export async function readArguments(context: CommandContext): Promise<Result<CommandContext, UserError>> {
  const dashes = context.args.filter((text) => text === '-').length;
  if (dashes === 0) return ok(context);
  if (dashes > 1) return fail(toUserError(context.lang, { code: 'stdin-twice' }));
  const input = await readAll(context.io.stdin);
  return ok({ ...context, args: context.args.map((text) => (text === '-' ? input : text)) });
}

/** The whole numbers that an option takes. */
export type Range = { readonly name: string; readonly least: number; readonly most: number };

/** A whole number from a line of JSON or, as digits, from a command line; undefined where none is given. */
export function parseWhole(given: unknown, range: Range): Result<number | undefined, CodedError> {
  if (given === undefined) return ok(undefined);
  const number = typeof given === 'string' && /^-?\d{1,16}$/.test(given) ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isInteger(number)) return outOfRange(range);
  return number < range.least || number > range.most ? outOfRange(range) : ok(number);
}

function outOfRange({ name, least, most }: Range): Result<never, CodedError> {
  return fail({ code: 'bad-option', option: name, problem: 'out-of-range', range: `${least}..${most}` });
}

export const JSON_FLAG: Flag = {
  name: '--json',
  kind: 'switch',
  help: { 'pt-BR': 'responde em JSON', en: 'answers in JSON' },
};

export const JSONL_FLAG: Flag = {
  name: '--jsonl',
  kind: 'switch',
  help: {
    'pt-BR': 'lê um pedido por linha, em JSON, e responde em JSON; as opções valem para os que não as dizem',
    en: 'reads a request a line, in JSON, and answers in JSON; the options hold for those that do not say',
  },
};
