/** The levels a person chooses from; beside them stands "máximo", which has no errors and uses the clock. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

/**
 * How a level plays: how far it looks and how it errs. Nothing here depends on a clock, so a level is as strong on a
 * telephone as on a server.
 */
export type LevelParameters = {
  /** Positions it looks at before it chooses. */
  readonly nodes: number;
  /** Plies it looks ahead at most. */
  readonly depth: number;
  /** How far its feeling for a position is off, in hundredths of a pawn (about one standard deviation). */
  readonly noise: number;
  /** How many of a thousand possible moves it does not notice. */
  readonly blindness: number;
};
