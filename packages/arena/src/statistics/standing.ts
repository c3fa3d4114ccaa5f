import type { GameResult } from '../match/schedule.js';
import { type Rating, rateCounts, type Tally } from './rating.js';
import { judgeSprt, type SprtPlan, type SprtState } from './sprt.js';

/** How a match stands, for its first player. */
export type Standing = {
  readonly games: number;
  readonly tally: Tally;
  /** Pairs of games from one opening that brought 0, ½, 1, 1½, 2 points. */
  readonly pairs: readonly number[];
  /** Undefined before the first game. */
  readonly rating: Rating | undefined;
  readonly sprt: SprtState | undefined;
  /** Games that ended otherwise than by the rules, by reason. */
  readonly odd: Readonly<Record<string, number>>;
};

/** The spread of fewer pairs than this is anybody's guess: single games are counted instead. */
const ENOUGH_PAIRS = 20;

const ODD: readonly string[] = ['illegal-move', 'no-start', 'died', 'silent', 'late', 'no-move', 'flood'];

/** Sums up the games of a match; `plan` is the SPRT, if there is one. */
export function standingOf(played: readonly GameResult[], plan: SprtPlan | undefined): Standing {
  const count = (points: number): number => played.filter((game) => game.points === points).length;
  const tally = { wins: count(1), draws: count(0.5), losses: count(0) };
  const pairs = countPairs(played);
  const whole = pairs.reduce((sum, pair) => sum + pair, 0);
  const isPaired = whole >= ENOUGH_PAIRS && whole * 2 === played.length;
  const counts = isPaired ? pairs : [tally.losses, tally.draws, tally.wins];
  return {
    games: played.length,
    tally,
    pairs,
    rating: played.length === 0 ? undefined : rateCounts(counts),
    sprt: plan && judgeSprt(plan, pairs),
    odd: countOdd(played),
  };
}

function countPairs(played: readonly GameResult[]): readonly number[] {
  const points = new Map(played.map((game) => [game.number, game.points]));
  const pairs = [0, 0, 0, 0, 0];
  for (const [number, one] of points) {
    const other = points.get(number + 1);
    if (number % 2 === 0 && other !== undefined) pairs[(one + other) * 2]++;
  }
  return pairs;
}

function countOdd(played: readonly GameResult[]): Record<string, number> {
  const odd: Record<string, number> = {};
  for (const { reason } of played) if (ODD.includes(reason)) odd[reason] = (odd[reason] ?? 0) + 1;
  return odd;
}
