import type { GameLevels } from '../../level/levels.js';
import { MEASURED_ELO } from '../../level/measured.js';

export const brasezLevels: GameLevels = {
  parameters: [
    { nodes: 400, depth: 1, noise: 250, blindness: 700 },
    { nodes: 400, depth: 1, noise: 178, blindness: 570 },
    { nodes: 400, depth: 1, noise: 124, blindness: 430 },
    { nodes: 400, depth: 1, noise: 82, blindness: 298 },
    { nodes: 1_000, depth: 2, noise: 102, blindness: 336 },
    { nodes: 1_000, depth: 2, noise: 76, blindness: 236 },
    { nodes: 1_000, depth: 2, noise: 54, blindness: 155 },
    { nodes: 2_500, depth: 3, noise: 56, blindness: 148 },
    { nodes: 4_000, depth: 4, noise: 45, blindness: 106 },
    { nodes: 6_500, depth: 5, noise: 36, blindness: 74 },
  ],
  elo: MEASURED_ELO.brasez,
};
