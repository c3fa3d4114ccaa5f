import type { MatchReport } from '@tabuleiro/arena';
import type { Encounter } from './solve.js';

/** A match as the ratings are found from it. */
export function encounterOf(
  first: string,
  second: string,
  { tally, games }: MatchReport['standing'],
): Encounter {
  const { wins, draws, losses } = tally;
  const points = wins + draws / 2;
  const mean = points / games;
  const squares = wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2;
  return { first, second, games, points, variance: squares / games };
}
