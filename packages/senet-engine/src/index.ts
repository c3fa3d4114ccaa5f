export { type FileKnowledge, readKnowledge } from './knowledge.js';
export { SenetChooser } from './level/chooser.js';
export {
  SENET_LEVEL_PARAMETERS,
  type SenetLevel,
  type SenetLevelParameters,
  SHIPPED_PIECES,
  senetLevelParametersOf,
} from './level/levels.js';
export {
  type ActionReview,
  type GameReview,
  MISTAKE,
  type MoveReview,
  type PlayerTotals,
  type ReviewOptions,
  reviewGame,
  type ThrowReview,
} from './review/review.js';
export { Expectimax, type ShouldStop } from './search/expectimax.js';
export { analyse, choose, hint, SENET_HINT_NODES } from './search/play.js';
export { sidesOf } from './search/rootMoves.js';
export { SenetSearcher } from './search/searcher.js';
export type {
  SenetKnowledge,
  SenetSearchInfo,
  SenetSearchLimits,
  SenetSearchResult,
  WinScore,
} from './search/searchTypes.js';
export { type ExactValues, NO_EXACT_VALUES } from './search/searchTypes.js';
export { Successors } from './search/successors.js';
export { BlockLayout } from './table/blockLayout.js';
export { TABLE_PROBLEMS, type TableError, type TableProblem } from './table/header.js';
export { countOf } from './table/layout.js';
export {
  type OpenTableFile,
  openTable,
  setTableOpener,
  type TablePlace,
  tableReference,
} from './table/openTable.js';
export { PagedTable, type ReadPage, TableFault, type TableFaultCode } from './table/pagedTable.js';
export { dropWater, restoreWater } from './table/squareSets.js';
export { type Checksum, WinTable } from './table/winTable.js';
export { FEATURES, FeatureList, OTHER_AT, OWN_AT } from './value/features.js';
export { logit, sigmoid } from './value/logistic.js';
export { type EvaluatePocket, plainPocketKernel } from './value/plainPocketKernel.js';
export {
  formatPocket,
  isPocket,
  POCKET,
  POCKET_PROBLEMS,
  type Pocket,
  type PocketError,
  type PocketProblem,
  parsePocket,
} from './value/pocketFile.js';
export { PATTERN_CODES } from './value/pocketMemory.js';
export { PocketNetwork, wasmPocketKernel } from './value/pocketNetwork.js';
export {
  HIDDEN,
  LEAK,
  ROW,
  senetNet,
  ValueNet,
  WEIGHT_UNIT,
  WEIGHTS_LENGTH,
  type WinEstimate,
} from './value/valueNet.js';
