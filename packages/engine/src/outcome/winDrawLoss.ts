import type { Score } from '../searchTypes.js';

/** How games go on from positions with a score, for the side to act: of a thousand. */
export type WinDrawLoss = { readonly win: number; readonly draw: number; readonly loss: number };

/**
 * What scores of one evaluation have come to in its own games, in centipawns, for the numbers of pieces in `PIECE_KNOTS`; in between
 * it is read off a straight line.
 */
export type OutcomeModel = {
  /** The score from which half of the games are won. */
  readonly lead: readonly number[];
  /** How much more it takes for the odds of winning to be e times better. */
  readonly spread: readonly number[];
};

/** Numbers of pieces on the board that an outcome model has numbers for. */
export const PIECE_KNOTS: readonly number[] = [0, 8, 16, 24, 32];
const STEP = PIECE_KNOTS[1];
const ALL = 1000;

/** What a score of this model is worth with so many pieces on the board. Certain is only a mate; undefined in games of chance. */
export function winDrawLoss(model: OutcomeModel, score: Score, pieces: number): WinDrawLoss | undefined {
  if ('win' in score) return undefined;
  if ('mate' in score) {
    return score.mate > 0 ? { win: ALL, draw: 0, loss: 0 } : { win: 0, draw: 0, loss: ALL };
  }
  const lead = between(model.lead, pieces);
  const spread = between(model.spread, pieces);
  // Rounded down, so that the two never exceed a thousand.
  const win = Math.floor(ALL * logistic((score.cp - lead) / spread));
  const loss = Math.floor(ALL * logistic((-score.cp - lead) / spread));
  return { win, draw: ALL - win - loss, loss };
}

function between(values: readonly number[], pieces: number): number {
  const at = Math.min(pieces / STEP, values.length - 1);
  const knot = Math.min(Math.floor(at), values.length - 2);
  return values[knot] + (values[knot + 1] - values[knot]) * (at - knot);
}

/** 1 / (1 + e^−x) by sums, products and quotients alone: those are the same on every machine, `Math.exp` need not be. */
function logistic(x: number): number {
  const part = Math.max(-30, Math.min(30, -x)) / 1024;
  let power = 1 + part + (part * part) / 2;
  for (let i = 0; i < 10; i++) power *= power;
  return 1 / (1 + power);
}
