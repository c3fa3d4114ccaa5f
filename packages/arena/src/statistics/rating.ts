/** Wins, draws and losses of one side. */
export type Tally = { readonly wins: number; readonly draws: number; readonly losses: number };

/** An Elo difference with its 95 % interval; infinite where one side won everything. */
export type Rating = { readonly elo: number; readonly low: number; readonly high: number };

const NINETY_FIVE = 1.959964;
const ONE_IN_FORTY = 0.025;

/** Points per game, from 0 to 1. Requires at least one game. */
export function scoreOf({ wins, draws, losses }: Tally): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

/** The Elo difference that an expected score stands for. */
export function eloFromScore(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY;
  if (score >= 1) return Number.POSITIVE_INFINITY;
  return -400 * Math.log10(1 / score - 1);
}

/** `+35`, `-120`, `+∞`. */
export function formatElo(elo: number): string {
  const size = Number.isFinite(elo) ? String(Math.abs(Math.round(elo))) : '∞';
  return size === '0' ? size : `${elo < 0 ? '-' : '+'}${size}`;
}

/** Points per game that an Elo difference promises. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The difference a tally speaks for: normal approximation of the mean of games that give 1, ½ or 0. */
export function rate({ wins, draws, losses }: Tally): Rating {
  return rateCounts([losses, draws, wins]);
}

/**
 * The same for counts of equally spaced results, the worst first: of single games (0, ½, 1), or of pairs of games from
 * one opening (0, ½, 1, 1½, 2), whose spread is smaller because the opening favours both players once.
 */
export function rateCounts(counts: readonly number[]): Rating {
  const { mean, variance, total } = momentsOf(counts);
  // All alike: the worst (or best) score that would still bring this one time in forty.
  const surely = ONE_IN_FORTY ** (1 / total);
  if (mean === 1) return { elo: eloFromScore(1), low: eloFromScore(surely), high: eloFromScore(1) };
  if (mean === 0) return { elo: eloFromScore(0), low: eloFromScore(0), high: eloFromScore(1 - surely) };
  const reach = NINETY_FIVE * Math.sqrt(variance / total);
  return { elo: eloFromScore(mean), low: eloFromScore(mean - reach), high: eloFromScore(mean + reach) };
}

function momentsOf(counts: readonly number[]): { mean: number; variance: number; total: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const points = (i: number): number => i / (counts.length - 1);
  const mean = counts.reduce((sum, count, i) => sum + count * points(i), 0) / total;
  const variance = counts.reduce((sum, count, i) => sum + count * (points(i) - mean) ** 2, 0) / total;
  return { mean, variance, total };
}
