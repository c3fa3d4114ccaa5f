import { fail, ok, type Result } from '@tabuleiro/game';

/** The largest number that a position text can have. */
export const LARGEST_COUNT = 999_999_999;

/** Why a text is not a number of a position text. */
export type CountProblem = 'not-digits' | 'number-too-large' | 'below-one';

/** Reads a number of a position text: one to nine plain digits, leading zeros too, and not below `least`. */
export function parseCount(text: string, least: 0 | 1): Result<number, CountProblem> {
  if (!/^[0-9]+$/.test(text)) return fail('not-digits');
  if (text.length > 9) return fail('number-too-large');
  const count = Number(text);
  return count < least ? fail('below-one') : ok(count);
}

/**
 * A counter as it is written. One that goes on past the largest number stays there in writing; nothing that a rule asks
 * changes between the two, so that counting need not look at the limit.
 */
export function writtenCount(count: number): number {
  return Math.min(count, LARGEST_COUNT);
}
