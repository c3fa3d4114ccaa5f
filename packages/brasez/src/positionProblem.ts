import { type Facts, fail, ok, type PositionError, type Result } from '@tabuleiro/game';

/** Everything that can be wrong with a position text. */
export const BRASEZ_POSITION_PROBLEMS = [
  'field-count',
  'rank-count',
  'rank-length',
  'digit-run',
  'unknown-letter',
  'king-count',
  'pawn-on-far-rank',
  'unknown-side',
  'idle-side-in-check',
  'castling-letters',
  'castling-not-home',
  'ep-square',
  'ep-rank',
  'ep-no-pawn',
  'unmoved-letters',
  'unmoved-no-pawn',
  'token-letters',
  'token-not-held',
  'duchy-shape',
  'captured-shape',
  'captured-order',
  'clocks-shape',
  'kings-dukes-clock',
  'not-digits',
  'number-too-large',
  'below-one',
] as const;
export type BrasezPositionProblem = (typeof BRASEZ_POSITION_PROBLEMS)[number];

export function bad(field: string, problem: BrasezPositionProblem, facts: Facts = {}): PositionError {
  return { code: 'bad-position', field, problem, facts };
}

/** Numbers live in int32; no game lasts this long. */
const LARGEST = 999_999_999;

export function parseCount(field: string, text: string, least: number): Result<number, PositionError> {
  if (!/^[0-9]+$/.test(text)) return fail(bad(field, 'not-digits', { text }));
  const count = Number(text);
  if (count > LARGEST) return fail(bad(field, 'number-too-large', { text }));
  return count < least ? fail(bad(field, 'below-one', { text })) : ok(count);
}
