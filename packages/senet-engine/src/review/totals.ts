import type { Player } from '@tabuleiro/game';
import type { ActionReview } from './actionReview.js';

/** What one player threw and gave away, in chances to win. */
export type PlayerTotals = {
  readonly throws: number;
  readonly luck: number;
  /** Moves with more than one legal action. */
  readonly choices: number;
  readonly loss: number;
  /** Choices that cost at least a fiftieth of a game. */
  readonly mistakes: number;
};

/** From here on a loss counts as a mistake. */
export const MISTAKE = 0.02;

export function totalsOf(actions: readonly ActionReview[], player: Player): PlayerTotals {
  let [throws, luck, choices, loss, mistakes] = [0, 0, 0, 0, 0];
  for (const action of actions) {
    if (action.player !== player) continue;
    if (action.kind === 'throw') {
      throws++;
      luck += action.luck;
    } else {
      if (action.isChoice) choices++;
      loss += action.loss;
      if (action.loss >= MISTAKE) mistakes++;
    }
  }
  return { throws, luck, choices, loss, mistakes };
}
