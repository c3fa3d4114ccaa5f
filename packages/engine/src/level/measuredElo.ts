import type { GameId } from '@tabuleiro/game';

/** Elo by level as `npm run calibrate -- GAME --write` measured it: see docs/levels.md. */
export const MEASURED_ELO: Readonly<Record<GameId, readonly number[]>> = {
  classico: [54, 197, 357, 534, 690, 862, 970, 1109, 1297, 1485],
  nucleo: [500, 691, 851, 1091, 1287, 1533, 1693, 1903, 2054, 2241],
  brasez: [500, 677, 979, 1242, 1442, 1652, 1877, 2087, 2234, 2454],
};
