export { mixSeed } from '@tabuleiro/game';
export { type GameKnowledge, type SearchGame, TACTICAL_UNIT } from './expert.js';
export { brasezTuning } from './experts/brasez/tuning.js';
export { chessTuning } from './experts/chess/tuning.js';
export type { Tuning } from './experts/tuning.js';
export { type FeatureTrace, PHASES, type Weights } from './experts/weight.js';
export type {
  AnalysisInfo,
  AnalysisLimits,
  Engine,
  EngineSettings,
  GameLine,
  LineError,
  LineMoveError,
  Resources,
  StopSignal,
  UnknownGame,
} from './host/engine.js';
export { openInThreadEngine } from './host/inThread.js';
export { openLazyEngine } from './host/lateEngine.js';
export type { FallbackMove } from './host/unthought.js';

export { Chooser } from './level/choose.js';
export { isLevel, LEVELS, type Level, type LevelParameters } from './level/level.js';
export type { AnyLevelParameters, GameLevels } from './level/levels.js';
export { MEASURED_ELO } from './level/measured.js';
export { levelElo, levelNearElo } from './level/ratings.js';
export {
  interruptedBy,
  type Score,
  type SearchHost,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  type SearchSignal,
  UNINTERRUPTED,
} from './limits.js';
export {
  brasezSearchGame,
  classicoSearchGame,
  levelParametersOf,
  nucleoSearchGame,
  SEARCHED_GAMES,
  type SearchGameVisitor,
  withSearchGame,
} from './minds.js';
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
export { DEFAULT_HASH, Searcher } from './thinker.js';
export { type Clock, Deadline, planClock, planMoveTime, type TimePlan } from './time.js';
export { TranspositionTable } from './tree/table.js';
