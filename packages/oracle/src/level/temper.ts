/** How a level plays: how far it looks and how it errs. Nothing here depends on a clock. */
export type SenetTemper = {
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
export const SENET_TEMPERS: readonly SenetTemper[] = [
  { depth: 1, noise: 1600, blindness: 600 },
  { depth: 1, noise: 900, blindness: 400 },
  { depth: 1, noise: 650, blindness: 280 },
  { depth: 1, noise: 480, blindness: 190 },
  { depth: 1, noise: 350, blindness: 130 },
  { depth: 1, noise: 260, blindness: 85 },
  { depth: 2, noise: 190, blindness: 55 },
  { depth: 2, noise: 135, blindness: 32 },
  { depth: 2, noise: 90, blindness: 18 },
  { depth: 3, noise: 50, blindness: 6 },
];

export function senetTemperOf(level: SenetLevel): SenetTemper {
  return SENET_TEMPERS[level - 1];
}
