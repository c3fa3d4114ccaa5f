import { CLASSICO_PARAMETERS, type GameLevels } from '../../level/levels.js';
import { MEASURED_ELO } from '../../level/measured.js';

export const classicoLevels: GameLevels = { parameters: CLASSICO_PARAMETERS, elo: MEASURED_ELO.classico };

/** Depth tells more here than in classic chess: with the same tempers the upper levels were too far apart. */
export const nucleoLevels: GameLevels = {
  parameters: [
    ...CLASSICO_PARAMETERS.slice(0, 6),
    { nodes: 2_000, depth: 3, noise: 54, blindness: 158 },
    { nodes: 3_000, depth: 4, noise: 40, blindness: 97 },
    { nodes: 5_000, depth: 5, noise: 28, blindness: 59 },
    { nodes: 8_000, depth: 7, noise: 18, blindness: 30 },
  ],
  elo: MEASURED_ELO.nucleo,
};
