import { type Levels, USUAL_TEMPERS } from '../../level/levels.js';
import { MEASURED } from '../../level/measured.js';

export const classicoLevels: Levels = { tempers: USUAL_TEMPERS, elo: MEASURED.classico };

/** Depth tells more here than in classic chess: with the same tempers the upper levels were too far apart. */
export const nucleoLevels: Levels = {
  tempers: [
    ...USUAL_TEMPERS.slice(0, 6),
    { nodes: 2_000, depth: 3, noise: 54, blindness: 158 },
    { nodes: 3_000, depth: 4, noise: 40, blindness: 97 },
    { nodes: 5_000, depth: 5, noise: 28, blindness: 59 },
    { nodes: 8_000, depth: 7, noise: 18, blindness: 30 },
  ],
  elo: MEASURED.nucleo,
};
