import type { GameId } from '@tabuleiro/game';

/** Elo by level as `npm run calibrate -- GAME --write` measured it: see docs/levels.md. */
export const MEASURED_ELO: Readonly<Record<GameId, readonly number[]>> = {
  classico: [-96, 83, 296, 460, 653, 888, 1068, 1205, 1350, 1532],
  nucleo: [500, 738, 924, 1095, 1277, 1484, 1699, 1919, 2066, 2291],
  brasez: [500, 647, 850, 1005, 1220, 1386, 1561, 1757, 1972, 2107],
};
