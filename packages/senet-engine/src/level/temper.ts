/** How a level plays: how far it looks and how it errs. Nothing here depends on a clock. */
export type SenetLevelParameters = {
  /** Throws it looks ahead; 1 judges what stands on the board after its step. */
  readonly depth: number;
  /** How far its feeling for a position is off, in thousandths of the logarithm of the odds (one standard deviation). */
  readonly noise: number;
  /** How many of a thousand possible steps it does not notice. */
  readonly blindness: number;
};

/** Pieces a side of the table that comes with the package: what every level knows, on every machine. */
export const SHIPPED_PIECES = 2;

export type SenetLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** From the first level to the tenth; `npm run calibrate -- senet` measures the steps between them (docs/senet-levels.md). */
export const SENET_LEVEL_PARAMETERS: readonly SenetLevelParameters[] = [
  { depth: 1, noise: 700, blindness: 100 },
  { depth: 1, noise: 280, blindness: 100 },
  { depth: 1, noise: 160, blindness: 70 },
  { depth: 1, noise: 100, blindness: 50 },
  { depth: 1, noise: 70, blindness: 25 },
  { depth: 1, noise: 52, blindness: 10 },
  { depth: 2, noise: 48, blindness: 5 },
  { depth: 2, noise: 38, blindness: 1 },
  { depth: 3, noise: 35, blindness: 1 },
  { depth: 3, noise: 26, blindness: 0 },
];

export function senetLevelParametersOf(level: SenetLevel): SenetLevelParameters {
  return SENET_LEVEL_PARAMETERS[level - 1];
}
