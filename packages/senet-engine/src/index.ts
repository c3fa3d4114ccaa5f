export { SenetChooser } from './level/choose.js';
export {
  SENET_TEMPERS,
  type SenetLevel,
  type SenetTemper,
  SHIPPED_PIECES,
  senetTemperOf,
} from './level/temper.js';
export { Lookahead, type Poll } from './player/lookahead.js';
export { analyse, choose, hint, SENET_HINT_NODES } from './player/play.js';
export { sidesOf } from './player/root.js';
export { Successors } from './player/successors.js';
export { SenetThinker } from './player/thinker.js';
export type { SenetInfo, SenetLimits, SenetThought, WinScore } from './player/thought.js';
export { NO_TRUTH, type Truth } from './player/truth.js';
export type { ActionReview, MoveReview, ThrowReview } from './review/actionReview.js';
export { type Review, type ReviewOptions, reviewGame } from './review/review.js';
export { MISTAKE, type Totals } from './review/totals.js';
export { TABLE_PROBLEMS, type TableError, type TableProblem } from './table/header.js';
export { countOf } from './table/layout.js';
export { type Checksum, WinTable } from './table/winTable.js';
export { FEATURES, FeatureList, OTHER_AT, OWN_AT } from './value/features.js';
export { logit, sigmoid } from './value/logistic.js';
export { type Guess, HIDDEN, LEAK, Net, ROW, WEIGHT_UNIT, WEIGHTS_LENGTH } from './value/net.js';
export { senetNet } from './value/senetNet.js';
