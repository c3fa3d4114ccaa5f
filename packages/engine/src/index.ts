export { mixSeed } from '@tabuleiro/game';
export { type Expert, type Mind, NOISE } from './expert.js';
export { brasezTuning } from './experts/brasez/tuning.js';
export { chessTuning } from './experts/chess/tuning.js';
export type { Tuning } from './experts/tuning.js';
export { PHASES, type Trace, type Weights } from './experts/weight.js';
export type {
  Engine,
  EngineSettings,
  Line,
  LineError,
  LineInfo,
  LineMoveError,
  Order,
  Resources,
  StopSignal,
  UnknownGame,
} from './host/engine.js';
export { openInThreadEngine } from './host/inThread.js';
export { openLater } from './host/lateEngine.js';
export type { Unthought } from './host/unthought.js';

export { Chooser } from './level/choose.js';
export { isLevel, LEVELS, type Level, type Temper } from './level/level.js';
export type { AnyTemper, Levels } from './level/levels.js';
export { MEASURED } from './level/measured.js';
export { eloOf, levelNear } from './level/ratings.js';
export {
  ALONE,
  heeding,
  type Info,
  type Limits,
  type Score,
  type Signal,
  type Surroundings,
  type Thought,
} from './limits.js';
export {
  brasezMind,
  classicoMind,
  type MindVisitor,
  nucleoMind,
  THINKING_GAMES,
  temperOf,
  withMind,
} from './minds.js';
export {
  analyse,
  answersDraw,
  choose,
  DRAW_NODES,
  HINT_NODES,
  hint,
  isDrawWelcome,
} from './play.js';
export { answerUnthought, PLAYED_GAMES } from './registry.js';
export { DEFAULT_HASH, Thinker } from './thinker.js';
export { type Clock, Deadline, planClock, planMoveTime, type TimePlan } from './time.js';
export { Table } from './tree/table.js';
