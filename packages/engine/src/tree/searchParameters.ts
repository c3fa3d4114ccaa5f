/**
 * The tunable numbers of the search, all whole. Margins are centipawns of the evaluation that is searched with, so each kind of
 * evaluation has its own set; `npm run spsa` tunes one.
 */
export type SearchParameters = {
  /** Half the width of the first aspiration window. */
  readonly aspirationWindow: number;
  /** Reverse futility pruning: by how much the evaluation has to be above beta, for each ply of depth. */
  readonly reverseFutilityMargin: number;
  /** Razoring: by how much the evaluation has to be below alpha, for each ply of depth. */
  readonly razoringMargin: number;
  /** Null move pruning: each so much above beta reduces the depth by one ply more. */
  readonly nullMoveMargin: number;
  /** Futility pruning: what a quiet move may gain, and how much more for each ply. */
  readonly futilityBase: number;
  readonly futilityMargin: number;
  /** History pruning: how bad the record of a quiet move has to be, for each ply. */
  readonly historyMargin: number;
  /** Exchange pruning: what a quiet move may lose, for the square of the plies; what a capture may lose, for each ply. */
  readonly quietExchangeMargin: number;
  readonly captureExchangeMargin: number;
  /** Singular extension: how far below the table score the other moves have to stay, for each ply of depth. */
  readonly singularMargin: number;
  /** Correction history: the most that each of its tables may add to an evaluation; 0 for no corrections. */
  readonly correctionLimit: number;
  /** Late move reduction: its start and the divisor of the product of logarithms, in hundredths of a ply. */
  readonly reductionBase: number;
  readonly reductionDivisor: number;
  /** Late move reduction: each so much of history is worth a ply. */
  readonly historyReduction: number;
  /** Delta pruning: what a capture may gain beyond the material it wins. */
  readonly deltaMargin: number;
};

/** For an evaluation that is a sum of weights. */
export const WEIGHTS_PARAMETERS: SearchParameters = {
  aspirationWindow: 18,
  reverseFutilityMargin: 75,
  razoringMargin: 200,
  nullMoveMargin: 200,
  futilityBase: 110,
  futilityMargin: 95,
  historyMargin: 4000,
  quietExchangeMargin: 24,
  captureExchangeMargin: 100,
  singularMargin: 2,
  correctionLimit: 0,
  reductionBase: 75,
  reductionDivisor: 225,
  historyReduction: 8192,
  deltaMargin: 180,
};

/** For an evaluation by a network: what is different there. */
export const NETWORK_PARAMETERS: SearchParameters = {
  ...WEIGHTS_PARAMETERS,
  correctionLimit: 28,
};
