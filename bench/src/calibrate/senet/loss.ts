import { type SenetState, senet } from '@tabuleiro/senet';
import type { ExactValues, SenetSearchResult } from '@tabuleiro/senet-engine';
import { lossesOf } from './positions.js';

/** The mean equity a player gives away, with half of the 95 % interval. */
export type Loss = { readonly mean: number; readonly margin: number };

const NINETY_FIVE = 1.959964;

export function measureLoss(
  positions: readonly SenetState[],
  truth: ExactValues,
  choose: (state: SenetState, index: number) => SenetSearchResult,
): Loss {
  const losses = positions.map((state, index) => {
    const { move } = choose(state, index);
    if (move === undefined) throw new Error(`no step in ${senet.notation.formatPosition(state)}`);
    return lossesOf(state, truth).get(senet.notation.formatMove(move)) ?? 0;
  });
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const variance = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / losses.length;
  return { mean, margin: NINETY_FIVE * Math.sqrt(variance / losses.length) };
}
