import { LEVELS, type LevelParameters } from '@tabuleiro/engine';
import { type Pairings, scoreOf } from './pairings.js';
import { solveLinear } from './solve.js';
import { MOST_STRENGTH, parametersAt } from './strength.js';

/** Elo between one level and the next, where the strengths reach so far: what is measured later lies some 60 off, and 250 is too much. */
const STEP_ELO = 190;
/** Steps that were measured outside of these bounds are put right. */
const LEAST_STEP = 105;
const MOST_STEP = 245;
const ROUNDS = 4;
/** How much stronger than the first level a greedy player is: it scores about two thirds. */
const GREEDY_LEAD = 115;
/** Strengths that are measured, each against the next; the weakest differ most. */
const GRID: readonly number[] = [0, 42, 83, 167, 250, 333, 417, 500, 583, 667, 750, 833, 1000];
/** The weakest of them, which also meet the greedy player. */
const MET_BY_GREEDY = 4;
/** A score nearer to 0 or 1 says little about Elo. */
const MOST_SCORE = 0.97;

/** Elo gained from one strength to a greater one. */
export type Gain = { readonly from: number; readonly to: number; readonly elo: number };
/** Elo by strength. */
export type Curve = (strength: number) => number;

/**
 * Ten levels with equal steps of Elo: the gain from strength to strength is measured on a grid and smoothed, and the levels are put
 * where the sum of the gains says. The first one stands a little below a player that only takes what it can. Levels that turn out
 * too near or too far from each other are put anew, with what was learned from them.
 */
export async function findLevels(pairings: Pairings, games: number): Promise<readonly LevelParameters[]> {
  const measure = (strengths: readonly number[], count: number): Promise<Gain[]> =>
    measureGains(pairings, strengths, count);
  const gains = await measure(GRID, Math.ceil(games / 2));
  const greedy = await meetGreedy(pairings, Math.ceil(games / 2));
  let levels = spread(smoothGains(gains), greedy);
  for (let round = 1; round < ROUNDS; round++) {
    const steps = await measure(levels, games);
    if (steps.every(({ elo }) => elo >= LEAST_STEP && elo <= MOST_STEP)) break;
    gains.push(...steps);
    levels = spread(smoothGains(gains), greedy);
  }
  return levels.map(parametersAt);
}

async function measureGains(
  pairings: Pairings,
  strengths: readonly number[],
  games: number,
): Promise<Gain[]> {
  const gains: Gain[] = [];
  for (const [i, to] of strengths.slice(1).entries()) {
    const from = strengths[i];
    const specs = [pairings.level(parametersAt(to)), pairings.level(parametersAt(from))] as const;
    const report = await pairings.play(`strength ${to} – ${from}`, specs, games);
    gains.push({ from, to, elo: eloOf(scoreOf(report)) });
  }
  return gains;
}

/** What a greedy player is ahead of some weak strengths. */
async function meetGreedy(pairings: Pairings, games: number): Promise<readonly Gain[]> {
  const met: Gain[] = [];
  for (const strength of GRID.slice(0, MET_BY_GREEDY)) {
    const specs = [{ kind: 'greedy' }, pairings.level(parametersAt(strength))] as const;
    const score = scoreOf(await pairings.play(`greedy – strength ${strength}`, specs, games));
    if (score > 0.1 && score < 0.9) met.push({ from: strength, to: strength, elo: eloOf(score) });
  }
  return met;
}

/** The strengths of the ten levels. */
export function spread(curve: Curve, greedy: readonly Gain[]): readonly number[] {
  const elos = greedy.map(({ from, elo }) => curve(from) + elo - GREEDY_LEAD);
  const first = elos.reduce((sum, elo) => sum + elo, 0) / Math.max(1, elos.length);
  const weakest = Math.max(first, curve(0));
  const step = Math.min(STEP_ELO, (curve(MOST_STRENGTH) - weakest) / (LEVELS.length - 1));
  return LEVELS.map((level) => strengthAt(curve, weakest + step * (level - 1)));
}

function strengthAt(curve: Curve, elo: number): number {
  let [low, high] = [0, MOST_STRENGTH];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (curve(middle) < elo) low = middle;
    else high = middle;
  }
  return elo - curve(low) < curve(high) - elo ? low : high;
}

function eloOf(score: number): number {
  const kept = Math.max(1 - MOST_SCORE, Math.min(MOST_SCORE, score));
  return 400 * Math.log10(kept / (1 - kept));
}

/** Elo in a thousandth of the strength: less is never assumed. */
const LEAST_SLOPE = 0.6;
const DEGREE = 3;

/** Elo by strength, 0 at strength 0: the logarithm of the slope is a polynomial through what was measured (least squares). */
export function smoothGains(gains: readonly Gain[]): Curve {
  const rows = gains.map(({ from, to, elo }) => ({
    powers: powersOf((from + to) / 2),
    slope: Math.log(Math.max(LEAST_SLOPE, elo / (to - from))),
  }));
  const matrix = powersOf(0).map((_, i) =>
    powersOf(0).map((_, j) => rows.reduce((sum, { powers }) => sum + powers[i] * powers[j], 0)),
  );
  const right = powersOf(0).map((_, i) =>
    rows.reduce((sum, { powers, slope }) => sum + powers[i] * slope, 0),
  );
  const factors = solveLinear(matrix, right);
  const sums = [0];
  for (let strength = 0; strength < MOST_STRENGTH; strength++) {
    const slope = powersOf(strength + 0.5).reduce((sum, power, i) => sum + factors[i] * power, 0);
    sums.push(sums[strength] + Math.exp(slope));
  }
  return (strength) => sums[Math.round(strength)];
}

function powersOf(strength: number): readonly number[] {
  return Array.from({ length: DEGREE + 1 }, (_, power) => (strength / MOST_STRENGTH) ** power);
}
