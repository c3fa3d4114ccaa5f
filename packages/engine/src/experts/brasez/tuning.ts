import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import type { Tuning } from '../tuning.js';
import { packWeights } from '../weight.js';
import { BrasezEvaluator } from './evaluate.js';
import { makeBrasezSearchGame } from './expert.js';
import { FEATURE, FEATURES } from './features.js';
import { handmadeWeights } from './handmade.js';

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
