/** What a level is made of: how deep it searches and how it errs. Nothing here depends on a clock. */
export type SenetLevelParameters = {
  /** Search depth in throws; 1 evaluates the position after its move. */
  readonly depth: number;
  /** The standard deviation of the error added to each value, in thousandths of the log-odds. */
  readonly noise: number;
  /** How many of a thousand legal moves it overlooks. */
  readonly blindness: number;
};

/** Pieces a side of the table shipped with the package: the exact values that every level uses, on every machine. */
export const SHIPPED_PIECES = 2;

/** A level of strength, from 1 (weakest) to 10. */
export type SenetLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** From the first level to the tenth; `npm run calibrate -- senet` measures the steps between them (docs/senet-levels.md). */
export const SENET_LEVEL_PARAMETERS: readonly SenetLevelParameters[] = [
  { depth: 1, noise: 700, blindness: 100 },
  { depth: 1, noise: 300, blindness: 100 },
  { depth: 1, noise: 180, blindness: 70 },
  { depth: 1, noise: 120, blindness: 50 },
  { depth: 1, noise: 85, blindness: 25 },
  { depth: 1, noise: 60, blindness: 10 },
  { depth: 1, noise: 45, blindness: 5 },
  { depth: 1, noise: 32, blindness: 1 },
  { depth: 2, noise: 26, blindness: 1 },
  { depth: 2, noise: 18, blindness: 0 },
];

/** The parameters of a level. */
export function senetLevelParametersOf(level: SenetLevel): SenetLevelParameters {
  return SENET_LEVEL_PARAMETERS[level - 1];
}
