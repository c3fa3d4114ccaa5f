import type { GameId } from '@tabuleiro/game';

/** Elo by level as `npm run calibrate -- GAME --write` measured it: see docs/levels.md. */
export const MEASURED: Readonly<Record<GameId, readonly number[]>> = {
  classico: [-190, 35, 238, 408, 657, 865, 1100, 1308, 1506, 1695],
};
