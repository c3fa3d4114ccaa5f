/** A choice that costs much: what is best, what was chosen, and how likely a win is after each. */
export type SolvedMistake = {
  readonly position: string;
  readonly best: string;
  readonly played: string;
  readonly bestWin: number;
  readonly playedWin: number;
};

/** What the exact table of Senet tells (docs/senet-solved.md says how). Chances are between 0 and 1. */
export type SolvedFacts = {
  /** Pieces a side. */
  readonly pieces: number;
  readonly positions: number;
  /** How likely the first player wins. */
  readonly start: number;
  /** By the first throw: every move, the best first, with what it costs. */
  readonly openings: readonly (readonly { readonly move: string; readonly cost: number }[])[];
  /** By house, 0 first: how far a piece there is behind one that is off the board. */
  readonly behind: readonly number[];
  /** What a pattern is worth. */
  readonly patterns: Readonly<Record<'pair' | 'wall' | 'beauty' | 'water', number>>;
  /** The share of positions in which the player about to throw would rather leave the throw to the other. */
  readonly waiting: number;
  /** By the way somebody chooses: the share of choices that are wrong, and what a choice costs. */
  readonly habits: Readonly<
    Record<'natural' | 'foremost' | 'hindmost' | 'chance', { readonly wrong: number; readonly cost: number }>
  >;
  /** How often the perfect player wins against others, and how much of that is luck. */
  readonly luck: readonly { readonly rival: string; readonly wins: number; readonly luckShare: number }[];
  /** What a throw changes on average. */
  readonly swing: number;
  /** Perfect games that were played, and their throws. */
  readonly games: number;
  readonly length: { readonly mean: number; readonly shortest: number; readonly longest: number };
  readonly naturalMistake: SolvedMistake;
  readonly largestMistake: SolvedMistake;
};
