import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';

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
