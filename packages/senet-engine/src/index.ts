export { SenetChooser } from './level/choose.js';
export {
  SENET_LEVEL_PARAMETERS,
  type SenetLevel,
  type SenetLevelParameters,
  SHIPPED_PIECES,
  senetLevelParametersOf,
} from './level/temper.js';
export { Expectimax, type ShouldStop } from './player/lookahead.js';
export { analyse, choose, hint, SENET_HINT_NODES } from './player/play.js';
export { sidesOf } from './player/root.js';
export { Successors } from './player/successors.js';
export { SenetSearcher } from './player/thinker.js';
export type { SenetSearchInfo, SenetSearchLimits, SenetSearchResult, WinScore } from './player/thought.js';
export { type ExactValues, NO_EXACT_VALUES } from './player/truth.js';
export type { ActionReview, MoveReview, ThrowReview } from './review/actionReview.js';
export { type GameReview, type ReviewOptions, reviewGame } from './review/review.js';
export { MISTAKE, type PlayerTotals } from './review/totals.js';
export { TABLE_PROBLEMS, type TableError, type TableProblem } from './table/header.js';
export { countOf } from './table/layout.js';
export { type Checksum, WinTable } from './table/winTable.js';
export { FEATURES, FeatureList, OTHER_AT, OWN_AT } from './value/features.js';
export { logit, sigmoid } from './value/logistic.js';
export { HIDDEN, LEAK, ROW, ValueNet, WEIGHT_UNIT, WEIGHTS_LENGTH, type WinEstimate } from './value/net.js';
export { senetNet } from './value/senetNet.js';
