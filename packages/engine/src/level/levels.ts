import { MEASURED_ELO } from './measuredElo.js';

/** The levels a person chooses from; beside them stands "máximo", which makes no errors and uses the clock. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A level of strength, from 1 (weakest) to 10. */
export type Level = (typeof LEVELS)[number];

/** Is a value from outside a level? */
export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

/**
 * What a level is made of: how far it searches and how it errs. Nothing here depends on a clock, so a level is as strong
 * on a telephone as on a server.
 */
export type LevelParameters = {
  /** Node limit of the search. */
  readonly nodes: number;
  /** Depth limit of the search, in plies. */
  readonly depth: number;
  /** The standard deviation of the error added to each move's score, in centipawns (approximately normal). */
  readonly noise: number;
  /** How many of a thousand legal moves it overlooks. */
  readonly blindness: number;
};

/** Level parameters of any game: not every engine counts nodes. */
export type AnyLevelParameters = Omit<LevelParameters, 'nodes'> & Partial<LevelParameters>;

/** The ten levels of a game, and how strong they were measured to be. */
export type GameLevels<T extends AnyLevelParameters = LevelParameters> = {
  /** From level 1 to level 10. */
  readonly parameters: readonly T[];
  /** Elo by level; undefined where nobody has measured it. */
  readonly elo?: readonly number[];
};

/** `npm run calibrate` measures the steps between the levels of each game (docs/levels.md). */
export const classicoLevels: GameLevels = {
  parameters: [
    { nodes: 400, depth: 1, noise: 250, blindness: 700 },
    { nodes: 400, depth: 1, noise: 162, blindness: 530 },
    { nodes: 400, depth: 1, noise: 114, blindness: 402 },
    { nodes: 400, depth: 1, noise: 82, blindness: 300 },
    { nodes: 1_000, depth: 2, noise: 96, blindness: 312 },
    { nodes: 1_000, depth: 2, noise: 68, blindness: 210 },
    { nodes: 2_000, depth: 3, noise: 50, blindness: 143 },
    { nodes: 3_000, depth: 4, noise: 38, blindness: 90 },
    { nodes: 5_000, depth: 5, noise: 25, blindness: 50 },
    { nodes: 8_000, depth: 7, noise: 15, blindness: 23 },
  ],
  elo: MEASURED_ELO.classico,
};

/** Depth matters more here than in classic chess: with its parameters the upper levels were too far apart. */
export const nucleoLevels: GameLevels = {
  parameters: [
    { nodes: 400, depth: 1, noise: 250, blindness: 700 },
    { nodes: 400, depth: 1, noise: 162, blindness: 530 },
    { nodes: 400, depth: 1, noise: 114, blindness: 402 },
    { nodes: 400, depth: 1, noise: 82, blindness: 300 },
    { nodes: 1_000, depth: 2, noise: 96, blindness: 312 },
    { nodes: 1_000, depth: 2, noise: 68, blindness: 210 },
    { nodes: 2_000, depth: 3, noise: 54, blindness: 158 },
    { nodes: 3_000, depth: 4, noise: 40, blindness: 97 },
    { nodes: 5_000, depth: 5, noise: 28, blindness: 59 },
    { nodes: 8_000, depth: 7, noise: 18, blindness: 30 },
  ],
  elo: MEASURED_ELO.nucleo,
};

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

/** How a level plays; a game without levels of its own is played with those of classic chess. */
export function levelParametersAt(levels: GameLevels | undefined, level: Level): LevelParameters {
  return (levels ?? classicoLevels).parameters[level - 1];
}
