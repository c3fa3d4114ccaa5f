import type { GameId } from '@tabuleiro/game';
import type { LevelParameters } from './levels.js';

/** What the levels of each game are made of, the first one first, as `npm run calibrate -- GAME --search --write` found it. */
export const LEVEL_PARAMETERS: Readonly<Record<GameId, readonly LevelParameters[]>> = {
  classico: [
    { nodes: 367, depth: 1, noise: 199, blindness: 719, haste: 690 },
    { nodes: 453, depth: 1, noise: 163, blindness: 568, haste: 522 },
    { nodes: 557, depth: 2, noise: 135, blindness: 450, haste: 397 },
    { nodes: 690, depth: 2, noise: 110, blindness: 354, haste: 299 },
    { nodes: 861, depth: 3, noise: 90, blindness: 277, haste: 223 },
    { nodes: 1089, depth: 4, noise: 72, blindness: 213, haste: 164 },
    { nodes: 1410, depth: 4, noise: 57, blindness: 159, haste: 116 },
    { nodes: 1883, depth: 5, noise: 43, blindness: 115, haste: 79 },
    { nodes: 2636, depth: 6, noise: 31, blindness: 79, haste: 51 },
    { nodes: 4019, depth: 7, noise: 21, blindness: 49, haste: 29 },
  ],
  nucleo: [
    { nodes: 312, depth: 1, noise: 231, blindness: 860, haste: 853 },
    { nodes: 350, depth: 1, noise: 208, blindness: 758, haste: 735 },
    { nodes: 412, depth: 1, noise: 179, blindness: 632, haste: 592 },
    { nodes: 524, depth: 2, noise: 143, blindness: 482, haste: 430 },
    { nodes: 762, depth: 3, noise: 100, blindness: 317, haste: 262 },
    { nodes: 1260, depth: 4, noise: 63, blindness: 181, haste: 135 },
    { nodes: 2135, depth: 5, noise: 38, blindness: 100, haste: 67 },
    { nodes: 3426, depth: 6, noise: 25, blindness: 59, haste: 36 },
    { nodes: 5349, depth: 7, noise: 16, blindness: 36, haste: 20 },
    { nodes: 9000, depth: 9, noise: 10, blindness: 20, haste: 10 },
  ],
  brasez: [
    { nodes: 383, depth: 1, noise: 191, blindness: 684, haste: 651 },
    { nodes: 451, depth: 1, noise: 164, blindness: 570, haste: 524 },
    { nodes: 559, depth: 2, noise: 134, blindness: 448, haste: 395 },
    { nodes: 734, depth: 3, noise: 104, blindness: 331, haste: 276 },
    { nodes: 1003, depth: 3, noise: 78, blindness: 233, haste: 182 },
    { nodes: 1396, depth: 4, noise: 57, blindness: 161, haste: 118 },
    { nodes: 1928, depth: 5, noise: 42, blindness: 112, haste: 77 },
    { nodes: 2663, depth: 6, noise: 31, blindness: 78, haste: 50 },
    { nodes: 3717, depth: 6, noise: 23, blindness: 54, haste: 32 },
    { nodes: 5629, depth: 7, noise: 16, blindness: 34, haste: 19 },
  ],
};
