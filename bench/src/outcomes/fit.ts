import { type OutcomeModel, PIECE_KNOTS, winDrawLoss } from '@tabuleiro/engine';
import type { Observation } from './observations.js';

/** Positions with the same number of pieces and nearly the same score. */
type Bin = {
  readonly score: number;
  readonly share: readonly number[];
  loss: number;
  draw: number;
  win: number;
};

/** Centipawns that count as the same score. */
const BIN_WIDTH = 20;
const UNIT = 100;
const ROUNDS = 2000;
const RATE = 0.02;
const LEAST_LEAD = 0.05;
const LEAST_SPREAD = 0.2;

/**
 * The model under which the results are most likely: win = σ((score − lead) / spread), loss = σ((−score − lead) / spread), lead and
 * spread by the number of pieces or, with `isConstant`, the same for all. Gradient descent with momentum (Adam).
 */
export function fitOutcomes(observations: readonly Observation[], isConstant = false): OutcomeModel {
  const bins = makeBins(observations, isConstant);
  const knots = isConstant ? 1 : PIECE_KNOTS.length;
  const values = Array.from({ length: 2 * knots }, (_, i): number => (i < knots ? 1 : 1.5));
  const means = values.map(() => 0);
  const squares = values.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = slopesAt(bins, values, knots);
    const rate = round > ROUNDS / 2 ? RATE / 5 : RATE;
    for (const [i, slope] of slopes.entries()) {
      means[i] = 0.9 * means[i] + 0.1 * slope;
      squares[i] = 0.99 * squares[i] + 0.01 * slope * slope;
      const mean = means[i] / (1 - 0.9 ** round);
      const size = Math.sqrt(squares[i] / (1 - 0.99 ** round)) + 1e-9;
      values[i] = Math.max(i < knots ? LEAST_LEAD : LEAST_SPREAD, values[i] - (rate * mean) / size);
    }
  }
  const whole = (at: number): number[] =>
    PIECE_KNOTS.map((_, i) => Math.round(values[at + (isConstant ? 0 : i)] * UNIT));
  return { lead: whole(0), spread: whole(knots) };
}

function makeBins(observations: readonly Observation[], isConstant: boolean): readonly Bin[] {
  const bins = new Map<string, Bin>();
  for (const { score, pieces, result } of observations) {
    const rounded = Math.round(score / BIN_WIDTH) * BIN_WIDTH;
    const key = `${rounded} ${isConstant ? 0 : pieces}`;
    const bin = bins.get(key) ?? {
      score: rounded / UNIT,
      share: isConstant ? [1] : sharesOf(pieces),
      ...{ loss: 0, draw: 0, win: 0 },
    };
    bin[result]++;
    bins.set(key, bin);
  }
  return [...bins.values()];
}

/** How much the number at each knot counts for so many pieces. */
function sharesOf(pieces: number): readonly number[] {
  const step = PIECE_KNOTS[1];
  return PIECE_KNOTS.map((knot) => Math.max(0, 1 - Math.abs(pieces - knot) / step));
}

/** The slope of the mean of −log(probability of what happened) by each number. */
function slopesAt(bins: readonly Bin[], values: readonly number[], knots: number): readonly number[] {
  const slopes = values.map(() => 0);
  let count = 0;
  for (const { score, share, loss, draw, win } of bins) {
    let lead = 0;
    let spread = 0;
    for (let i = 0; i < knots; i++) {
      lead += values[i] * share[i];
      spread += values[knots + i] * share[i];
    }
    const [up, down] = [(score - lead) / spread, (-score - lead) / spread];
    const [won, lost] = [logistic(up), logistic(down)];
    const drawn = Math.max(1e-6, 1 - won - lost);
    const byUp = (draw * won * (1 - won)) / drawn - win * (1 - won);
    const byDown = (draw * lost * (1 - lost)) / drawn - loss * (1 - lost);
    for (let i = 0; i < knots; i++) {
      slopes[i] -= ((byUp + byDown) / spread) * share[i];
      slopes[knots + i] -= ((byUp * up + byDown * down) / spread) * share[i];
    }
    count += loss + draw + win;
  }
  return slopes.map((slope) => slope / Math.max(1, count));
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** The mean of −log(probability of what happened), as the engine tells probabilities. */
export function logLoss(model: OutcomeModel, observations: readonly Observation[]): number {
  let sum = 0;
  for (const { score, pieces, result } of observations) {
    const told = winDrawLoss(model, { cp: score }, pieces)?.[result] ?? 0;
    sum -= Math.log(Math.max(told, 0.5) / 1000);
  }
  return sum / Math.max(1, observations.length);
}
