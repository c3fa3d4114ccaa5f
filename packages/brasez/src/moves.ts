import { BLACK, WHITE } from '@tabuleiro/grid';
import { offerCastlings } from './moves/castle.js';
import { offerLordCharges } from './moves/charge.js';
import { offerEntries } from './moves/duke.js';
import { offerPass } from './moves/pass.js';
import { offerPawns } from './moves/pawn.js';
import { offerSetup } from './moves/setup.js';
import { offerSneaks } from './moves/sneak.js';
import { offerSteps } from './moves/step.js';
import type { Survey } from './moves/survey.js';
import { KING, PAWN } from './piece.js';
import { type BrasezView, dukesOf } from './state.js';

/** Lists every legal action of the surveyed position from index `at`; returns the index after the last. */
export function generate(survey: Survey, into: Int32Array, at: number): number {
  survey.begin(into, at);
  if (survey.position.setup > 0) {
    offerSetup(survey);
    return survey.at;
  }
  offerPawns(survey);
  offerSteps(survey);
  offerLordCharges(survey);
  offerSneaks(survey);
  offerCastlings(survey);
  offerEntries(survey);
  offerPass(survey);
  return survey.at;
}

const SNEAKERS = 8;
const SNEAKS = 63;
/**
 * A pawn before the far rank: six promotions on each of three squares. No other piece but a sneaker has more.
 */
const STEPS = 18;
const LEGIONS = 7 * 36;
const ENTRIES = 64;
const PASSES = 1;

/**
 * No position that can follow has more legal actions. Men never come back, so a side keeps at most the men it
 * has; its dukes are those it has and its pawns; each duke on the board offers every action once more.
 */
export function maxMoves(position: BrasezView): number {
  return Math.max(maxMovesOf(position, WHITE), maxMovesOf(position, BLACK));
}

function maxMovesOf(position: BrasezView, colour: number): number {
  const { counts } = position.board;
  const unplaced = counts[colour | KING] === 0 ? 2 : 0;
  const men = Math.min(63, position.men[colour >> 5] + unplaced);
  const dukes = Math.min(men, dukesOf(position, colour) + counts[colour | PAWN]);
  let most = 0;
  for (let standing = 0; standing <= dukes; standing++) {
    const others = men - standing;
    const actions = Math.min(others, SNEAKERS) * SNEAKS + others * STEPS + LEGIONS;
    most = Math.max(most, actions * (1 + standing));
  }
  return most + ENTRIES + PASSES;
}
