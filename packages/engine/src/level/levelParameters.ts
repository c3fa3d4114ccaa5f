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
    { nodes: 316, depth: 1, noise: 229, blindness: 850, haste: 841 },
    { nodes: 354, depth: 1, noise: 205, blindness: 747, haste: 722 },
    { nodes: 419, depth: 1, noise: 176, blindness: 620, haste: 579 },
    { nodes: 535, depth: 2, noise: 140, blindness: 471, haste: 419 },
    { nodes: 752, depth: 3, noise: 102, blindness: 322, haste: 267 },
    { nodes: 1096, depth: 4, noise: 72, blindness: 211, haste: 162 },
    { nodes: 1546, depth: 4, noise: 52, blindness: 144, haste: 103 },
    { nodes: 2071, depth: 5, noise: 39, blindness: 104, haste: 70 },
    { nodes: 2700, depth: 6, noise: 31, blindness: 77, haste: 49 },
    { nodes: 3473, depth: 6, noise: 24, blindness: 58, haste: 35 },
  ],
  brasez: [
    { nodes: 385, depth: 1, noise: 190, blindness: 682, haste: 648 },
    { nodes: 454, depth: 1, noise: 163, blindness: 566, haste: 520 },
    { nodes: 539, depth: 2, noise: 139, blindness: 468, haste: 415 },
    { nodes: 645, depth: 2, noise: 117, blindness: 382, haste: 327 },
    { nodes: 783, depth: 3, noise: 98, blindness: 308, haste: 253 },
    { nodes: 980, depth: 3, noise: 79, blindness: 239, haste: 188 },
    { nodes: 1265, depth: 4, noise: 63, blindness: 180, haste: 134 },
    { nodes: 1700, depth: 5, noise: 47, blindness: 129, haste: 91 },
    { nodes: 2325, depth: 5, noise: 35, blindness: 91, haste: 60 },
    { nodes: 3093, depth: 6, noise: 27, blindness: 66, haste: 41 },
  ],
};
