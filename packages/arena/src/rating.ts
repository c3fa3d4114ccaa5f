/** Wins, draws and losses of one side. */
export type Tally = { readonly wins: number; readonly draws: number; readonly losses: number };

/** An Elo difference with its 95 % interval; infinite where one side won everything. */
export type Rating = { readonly elo: number; readonly low: number; readonly high: number };

const NINETY_FIVE = 1.959964;

/** Points per game, from 0 to 1. Requires at least one game. */
export function scoreOf({ wins, draws, losses }: Tally): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

export function eloOf(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY;
  if (score >= 1) return Number.POSITIVE_INFINITY;
  return -400 * Math.log10(1 / score - 1);
}

/** The difference a tally speaks for: normal approximation of the mean of games that give 1, ½ or 0. */
export function rate(tally: Tally): Rating {
  const { wins, draws, losses } = tally;
  const games = wins + draws + losses;
  const mean = scoreOf(tally);
  const variance = (wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2) / games;
  const reach = NINETY_FIVE * Math.sqrt(variance / games);
  return { elo: eloOf(mean), low: eloOf(mean - reach), high: eloOf(mean + reach) };
}
