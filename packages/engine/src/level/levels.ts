import type { GameId } from '@tabuleiro/game';
import { LEVEL_PARAMETERS } from './levelParameters.js';
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
  /** How many of a thousand quiet moves it overlooks; fewer of those that catch the eye. */
  readonly blindness: number;
  /** Of how many moves of a thousand it does not look at the answer. */
  readonly haste: number;
};

/** Level parameters of any game: not every engine counts nodes or looks at answers. */
export type AnyLevelParameters = Omit<LevelParameters, 'nodes' | 'haste'> & Partial<LevelParameters>;

/** The ten levels of a game, and how strong they were measured to be. */
export type GameLevels<T extends AnyLevelParameters = LevelParameters> = {
  /** From level 1 to level 10. */
  readonly parameters: readonly T[];
  /** Elo by level; undefined where nobody has measured it. */
  readonly elo?: readonly number[];
};

/** The levels of a game as `npm run calibrate` found and measured them (docs/levels.md). */
function levelsOf(game: GameId): GameLevels {
  return { parameters: LEVEL_PARAMETERS[game], elo: MEASURED_ELO[game] };
}

// Marked as pure so that a page that only names the levels does not fetch what they are made of.
export const classicoLevels: GameLevels = /* @__PURE__ */ levelsOf('classico');
export const nucleoLevels: GameLevels = /* @__PURE__ */ levelsOf('nucleo');
export const brasezLevels: GameLevels = /* @__PURE__ */ levelsOf('brasez');

/** How a level plays; a game without levels of its own is played with those of classic chess. */
export function levelParametersAt(levels: GameLevels | undefined, level: Level): LevelParameters {
  return (levels ?? classicoLevels).parameters[level - 1];
}
