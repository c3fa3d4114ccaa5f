import type { GameId } from '@tabuleiro/game';
import type { LevelParameters } from './levels.js';

/** What the levels of each game are made of, the first one first, as `npm run calibrate -- GAME --search --write` found it. */
export const LEVEL_PARAMETERS: Readonly<Record<GameId, readonly LevelParameters[]>> = {
  classico: [
    { nodes: 348, depth: 1, noise: 209, blindness: 761, haste: 738 },
    { nodes: 436, depth: 1, noise: 169, blindness: 592, haste: 549 },
    { nodes: 551, depth: 2, noise: 136, blindness: 455, haste: 402 },
    { nodes: 704, depth: 3, noise: 108, blindness: 346, haste: 291 },
    { nodes: 903, depth: 3, noise: 86, blindness: 262, haste: 209 },
    { nodes: 1169, depth: 4, noise: 67, blindness: 196, haste: 149 },
    { nodes: 1530, depth: 4, noise: 52, blindness: 145, haste: 104 },
    { nodes: 2029, depth: 5, noise: 40, blindness: 106, haste: 72 },
    { nodes: 2756, depth: 6, noise: 30, blindness: 75, haste: 48 },
    { nodes: 3952, depth: 7, noise: 22, blindness: 50, haste: 30 },
  ],
  nucleo: [
    { nodes: 309, depth: 1, noise: 233, blindness: 870, haste: 864 },
    { nodes: 345, depth: 1, noise: 211, blindness: 770, haste: 748 },
    { nodes: 402, depth: 1, noise: 183, blindness: 649, haste: 611 },
    { nodes: 501, depth: 2, noise: 149, blindness: 507, haste: 456 },
    { nodes: 693, depth: 2, noise: 110, blindness: 353, haste: 298 },
    { nodes: 1063, depth: 3, noise: 74, blindness: 218, haste: 169 },
    { nodes: 1666, depth: 5, noise: 48, blindness: 132, haste: 93 },
    { nodes: 2505, depth: 5, noise: 33, blindness: 84, haste: 54 },
    { nodes: 3642, depth: 6, noise: 23, blindness: 55, haste: 33 },
    { nodes: 5312, depth: 7, noise: 16, blindness: 36, haste: 20 },
  ],
  brasez: [
    { nodes: 368, depth: 1, noise: 198, blindness: 716, haste: 687 },
    { nodes: 430, depth: 1, noise: 171, blindness: 601, haste: 559 },
    { nodes: 519, depth: 2, noise: 144, blindness: 488, haste: 436 },
    { nodes: 649, depth: 2, noise: 117, blindness: 379, haste: 324 },
    { nodes: 841, depth: 3, noise: 92, blindness: 284, haste: 230 },
    { nodes: 1123, depth: 4, noise: 70, blindness: 205, haste: 157 },
    { nodes: 1525, depth: 4, noise: 53, blindness: 146, haste: 105 },
    { nodes: 2092, depth: 5, noise: 39, blindness: 102, haste: 69 },
    { nodes: 2890, depth: 6, noise: 29, blindness: 71, haste: 45 },
    { nodes: 4074, depth: 7, noise: 21, blindness: 49, haste: 29 },
  ],
};
