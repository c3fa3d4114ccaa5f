/** Who knows how likely the player about to throw wins, while no side has more than so many pieces: a table. */
export interface ExactValues {
  readonly pieces: number;
  win(own: number, other: number): number;
}

/** Knows nothing. */
export const NO_EXACT_VALUES: ExactValues = { pieces: 0, win: () => 0.5 };
