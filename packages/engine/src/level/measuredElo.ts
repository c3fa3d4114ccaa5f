import type { GameId } from '@tabuleiro/game';

/** Elo by level as `npm run calibrate -- GAME --write` measured it: see docs/levels.md. */
export const MEASURED_ELO: Readonly<Record<GameId, readonly number[]>> = {
  classico: [54, 197, 357, 534, 690, 862, 970, 1109, 1297, 1485],
  nucleo: [500, 691, 851, 1091, 1287, 1533, 1693, 1903, 2054, 2241],
  brasez: [500, 695, 890, 1085, 1280, 1475, 1670, 1865, 2060, 2255],
};
