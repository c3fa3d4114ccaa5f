import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import type { Tuning } from '../tuning.js';
import { packWeights } from '../weights.js';
import { makeChessSearchGame } from './chessKnowledge.js';
import { ChessEvaluator } from './evaluation.js';
import { FEATURE, FEATURES } from './features.js';
import { handmadeWeights } from './handmadeWeights.js';

/** How the evaluator of a chess game is fitted. */
export function chessTuning(game: ChessGame): Tuning<ChessState, ChessMove> {
  const handmade = handmadeWeights();
  const evaluator = new ChessEvaluator(packWeights(handmade));
  evaluator.trace.isOn = true;
  return {
    game,
    count: FEATURES,
    handmade,
    blocks: FEATURE,
    searchGame: (weights) => makeChessSearchGame(game, weights),
    describe(state) {
      evaluator.evaluate(state);
      return evaluator.trace;
    },
  };
}
