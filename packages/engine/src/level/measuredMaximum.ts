import type { GameId } from '@tabuleiro/game';

/**
 * Positions looked at for each move and the Elo that comes of them, as `npm run calibrate -- GAME --maximum --write` measured it:
 * see docs/levels.md.
 */
export const MEASURED_MAXIMUM: Readonly<Record<GameId, readonly (readonly [number, number])[]>> = {
  classico: [
    [500, 1657],
    [1000, 1790],
    [2000, 1983],
    [4000, 2105],
    [8000, 2090],
    [16000, 2131],
  ],
  nucleo: [
    [500, 2213],
    [1000, 2454],
    [2000, 2800],
    [4000, 3000],
    [8000, 3297],
    [16000, 3460],
  ],
  brasez: [
    [500, 2246],
    [1000, 2456],
    [2000, 2666],
    [4000, 2929],
    [8000, 3138],
    [16000, 3359],
  ],
};
