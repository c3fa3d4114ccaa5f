import type { GameId } from '@tabuleiro/game';

/**
 * Positions looked at for each move and the Elo that comes of them, as `npm run calibrate -- GAME --maximum --write` measured it:
 * see docs/levels.md.
 */
export const MEASURED_MAXIMUM: Readonly<Record<GameId, readonly (readonly [number, number])[]>> = {
  classico: [
    [500, 1606],
    [1000, 1817],
    [2000, 1980],
    [4000, 2061],
    [8000, 2075],
    [16000, 2141],
  ],
  nucleo: [
    [500, 2009],
    [1000, 2302],
    [2000, 2581],
    [4000, 2874],
    [8000, 3065],
    [16000, 3358],
  ],
  brasez: [
    [500, 2373],
    [1000, 2616],
    [2000, 2883],
    [4000, 3205],
    [8000, 3377],
    [16000, 3568],
  ],
};
