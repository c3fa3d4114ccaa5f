import { expectedScore } from './rating.js';

/** A sequential test: is the difference `elo1` rather than `elo0`, with these risks of a wrong answer? */
export type SprtPlan = {
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number;
  readonly beta: number;
};

/** Is the hypothesis `elo1` accepted, rejected, or is the test still running? */
export type SprtVerdict = 'accepted' | 'rejected' | 'open';

/** The log-likelihood ratio and the bounds that decide the test. */
export type SprtState = {
  readonly llr: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: SprtVerdict;
};

/** Where a sequential test stands. `counts` as in `rateCounts`, of pairs or of single games. */
export function judgeSprt({ elo0, elo1, alpha, beta }: SprtPlan, counts: readonly number[]): SprtState {
  const llr = logLikelihoodRatio(counts, expectedScore(elo0), expectedScore(elo1));
  const low = Math.log(beta / (1 - alpha));
  const high = Math.log((1 - beta) / alpha);
  return { llr, low, high, verdict: llr >= high ? 'accepted' : llr <= low ? 'rejected' : 'open' };
}

/** Results that have not happened yet are still possible. */
const RARE = 1e-3;

/**
 * The generalised ratio: the likelihood of the counts under the likeliest distribution with mean `score1` against that
 * with mean `score0` (Van den Bergh, "A Practical Introduction to the GSPRT").
 */
export function logLikelihoodRatio(counts: readonly number[], score0: number, score1: number): number {
  const games = counts.reduce((sum, count) => sum + count, 0);
  if (games === 0) return 0;
  const results = counts.map((count, i) => ({ count: count || RARE, points: i / (counts.length - 1) }));
  const total = results.reduce((sum, { count }) => sum + count, 0);
  const shares = results.map(({ count, points }) => ({ share: count / total, points }));
  const tilt0 = tiltTo(shares, score0);
  const tilt1 = tiltTo(shares, score1);
  const terms = shares.map(
    ({ share, points }) =>
      share * Math.log((1 + tilt0 * (points - score0)) / (1 + tilt1 * (points - score1))),
  );
  return total * terms.reduce((sum, term) => sum + term, 0);
}

type Share = { readonly share: number; readonly points: number };

/** The x for which the shares, each divided by 1 + x (points - score), have the mean `score`. */
function tiltTo(shares: readonly Share[], score: number): number {
  const excess = (x: number): number =>
    shares.reduce(
      (sum, { share, points }) => sum + (share * (points - score)) / (1 + x * (points - score)),
      0,
    );
  let low = -1 / (1 - score);
  let high = 1 / score;
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
