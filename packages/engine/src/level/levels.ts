import type { Level, LevelParameters } from './level.js';

/** How the ten levels of a game play, and how strong they were found to be. */
export type GameLevels<T extends AnyLevelParameters = LevelParameters> = {
  /** From the first level to the tenth. */
  readonly parameters: readonly T[];
  /** Elo by level; none where nobody has measured it. */
  readonly elo?: readonly number[];
};

/** A temper of any game: not every way of thinking counts positions. */
export type AnyLevelParameters = Omit<LevelParameters, 'nodes'> & Partial<LevelParameters>;

/** Those of classic chess; `npm run calibrate` measures the steps between them (docs/levels.md). */
export const CLASSICO_PARAMETERS: readonly LevelParameters[] = [
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
];

/** How a level plays; a game that brings no levels is played as classic chess is. */
export function parametersAt(levels: GameLevels | undefined, level: Level): LevelParameters {
  return (levels?.parameters ?? CLASSICO_PARAMETERS)[level - 1];
}
