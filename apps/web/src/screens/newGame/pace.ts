import type { TimeControl } from '@tabuleiro/match';

export const PACES = ['blitz', 'rapid', 'classical'] as const;
export type Pace = (typeof PACES)[number];

const MINUTE = 60_000;
/** FIDE counts a game as sixty moves. */
const MOVES = 60;

/** The class of a time control as FIDE and CBX count it: 5+5 is blitz here. None without a clock or by the move. */
export function paceOf(form: TimeControl): Pace | undefined {
  if (form.kind !== 'total') return undefined;
  const given = form.stages.reduce((sum, { ms }) => sum + ms, 0);
  const minutes = (given + MOVES * form.increment) / MINUTE;
  if (minutes <= 10) return 'blitz';
  return minutes < 60 ? 'rapid' : 'classical';
}
