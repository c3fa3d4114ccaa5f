export { mixSeed } from '@tabuleiro/game';
export type {
  AnalysisInfo,
  AnalysisLimits,
  Engine,
  EngineSettings,
  Resources,
  StopSignal,
} from './host/engine.js';
export {
  type EngineAnswer,
  type FallbackMove,
  type GameLine,
  type LineError,
  type LineMoveError,
  replayLine,
  type UnknownGame,
} from './host/gameLine.js';
export { openInThreadEngine } from './host/inThread.js';
export { openLazyEngine } from './host/lazyEngine.js';
export { brasezTuning } from './knowledge/brasez/tuning.js';
export { chessTuning } from './knowledge/chess/tuning.js';
export type { Tuning } from './knowledge/tuning.js';
export { type FeatureTrace, PHASES, type Weights } from './knowledge/weights.js';
export { Chooser } from './level/chooser.js';
export { levelElo, levelNearElo } from './level/levelElo.js';
export {
  type AnyLevelParameters,
  type GameLevels,
  isLevel,
  LEVELS,
  type Level,
  type LevelParameters,
} from './level/levels.js';
export { maximumElo } from './level/maximumElo.js';
export { MEASURED_ELO } from './level/measuredElo.js';
export { EVALUATIONS, type Evaluation, NETWORK_GAMES } from './network/evaluation.js';
export { type NetworkInputs, NO_INPUT, VALUES as SLOT_VALUES, viewOf } from './network/inputs.js';
export {
  type Kernel,
  type OpenKernel,
  openKernel,
  openPlainKernel,
  openWasmKernel,
} from './network/kernel.js';
export { BUCKETS, bucketOf } from './network/memoryLayout.js';
export {
  NEURON_ONE,
  ONE as NETWORK_ONE,
  OUTPUT_ONE,
  SCALE as NETWORK_SCALE,
} from './network/networkEvaluator.js';
export {
  formatNetwork,
  NETWORK_PROBLEMS,
  type Network,
  type NetworkError,
  type NetworkProblem,
  parseNetwork,
} from './network/networkFile.js';
export { OUTCOME_MODELS } from './outcome/outcomeModels.js';
export { type OutcomeModel, PIECE_KNOTS, type WinDrawLoss, winDrawLoss } from './outcome/winDrawLoss.js';
export {
  acceptsDraw,
  analyse,
  choose,
  DRAW_NODES,
  HINT_NODES,
  hint,
  isDrawAcceptable,
} from './play.js';
export { ENGINE_GAMES, fallbackMove } from './registry.js';
export {
  RESOURCE_PROBLEMS,
  type ResourceProblem,
  type ResourceProblemCode,
} from './resourceProblem.js';
export { DEFAULT_HASH, Searcher } from './searcher.js';
export { type GameKnowledge, type NetworkSeam, type SearchGame, TACTICAL_UNIT } from './searchGame.js';
export {
  brasezSearchGame,
  classicoSearchGame,
  levelParametersOf,
  nucleoSearchGame,
  SEARCHED_GAMES,
  type SearchGameVisitor,
  withSearchGame,
} from './searchGames.js';
export {
  interruptedBy,
  type Score,
  type SearchHost,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  type SearchSignal,
  UNINTERRUPTED,
} from './searchTypes.js';
export { type Clock, Deadline, planClock, planMoveTime, type TimePlan } from './timeManagement.js';
export { NETWORK_PARAMETERS, type SearchParameters, WEIGHTS_PARAMETERS } from './tree/searchParameters.js';
export { TranspositionTable } from './tree/transpositionTable.js';
