import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import type { Tuning } from '../tuning.js';
import { packWeights } from '../weights.js';
import { makeBrasezSearchGame } from './brasezKnowledge.js';
import { BrasezEvaluator } from './evaluation.js';
import { FEATURE, FEATURES } from './features.js';
import { handmadeWeights } from './handmadeWeights.js';

const handmade = handmadeWeights();
const evaluator = new BrasezEvaluator(packWeights(handmade));
evaluator.trace.isOn = true;

/** How the evaluator of Brasez is fitted. */
export const brasezTuning: Tuning<BrasezState, BrasezMove> = {
  game: brasez,
  count: FEATURES,
  handmade,
  blocks: FEATURE,
  searchGame: makeBrasezSearchGame,
  describe(state) {
    evaluator.evaluate(state);
    return evaluator.trace;
  },
};
