import type { GameId } from '@tabuleiro/game';
import type { OutcomeModel } from './winDrawLoss.js';

/** Made by `npm run outcomes -- GAME --write`: see docs/outcomes.md. By game, of the sum of weights and of its network. */
export const OUTCOME_MODELS: Readonly<
  Record<GameId, { readonly weights?: OutcomeModel; readonly network?: OutcomeModel }>
> = {
  classico: {
    weights: { lead: [1290, 205, 116, 76, 71], spread: [222, 156, 195, 270, 370] },
    network: { lead: [1604, 243, 127, 90, 125], spread: [152, 168, 181, 261, 456] },
  },
  nucleo: {
    weights: { lead: [595, 178, 99, 76, 68], spread: [188, 117, 149, 180, 202] },
    network: { lead: [878, 171, 103, 82, 59], spread: [295, 142, 174, 186, 181] },
  },
  brasez: {
    weights: { lead: [405, 114, 59, 63, 59], spread: [39, 181, 159, 180, 202] },
    network: { lead: [403, 129, 53, 51, 56], spread: [20, 223, 168, 186, 229] },
  },
};
