import type { GameId } from '@tabuleiro/game';

/** Elo by level as `npm run calibrate -- GAME --write` measured it: see docs/levels.md. */
export const MEASURED_ELO: Readonly<Record<GameId, readonly number[]>> = {
  classico: [-190, 35, 238, 408, 657, 865, 1100, 1308, 1506, 1695],
  nucleo: [500, 717, 922, 1118, 1348, 1553, 1768, 1934, 2092, 2245],
  brasez: [500, 660, 841, 1025, 1230, 1474, 1707, 1854, 2061, 2269],
};
