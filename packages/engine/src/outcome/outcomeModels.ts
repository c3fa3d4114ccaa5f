import type { GameId } from '@tabuleiro/game';
import type { OutcomeModel } from './winDrawLoss.js';

/** Made by `npm run outcomes -- GAME --write`: see docs/outcomes.md. By game, of the sum of weights and of its network. */
export const OUTCOME_MODELS: Readonly<
  Record<GameId, { readonly weights?: OutcomeModel; readonly network?: OutcomeModel }>
> = {
  classico: {
    weights: { lead: [1290, 205, 116, 76, 71], spread: [222, 156, 195, 270, 370] },
    network: { lead: [761, 156, 103, 83, 71], spread: [164, 85, 139, 197, 216] },
  },
  nucleo: {
    weights: { lead: [595, 178, 99, 76, 68], spread: [188, 117, 149, 180, 202] },
    network: { lead: [845, 187, 108, 86, 62], spread: [265, 112, 151, 210, 186] },
  },
  brasez: {
    weights: { lead: [405, 114, 59, 63, 59], spread: [39, 181, 159, 180, 202] },
    network: { lead: [585, 155, 59, 48, 39], spread: [99, 297, 173, 178, 176] },
  },
};
