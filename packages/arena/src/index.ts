export type { ArenaReason, Ending } from './match/ending.js';
export { type Adjudication, DEFAULT_ADJUDICATION } from './match/ending.js';
export { formatGame } from './match/gameText.js';
export { DEFAULT_RULES, type FinishedGame, type GameRules, playGame } from './match/playGame.js';
export {
  type MatchError,
  type MatchPlan,
  type MatchReport,
  type MatchSettings,
  playMatch,
} from './match/playMatch.js';
export type { ResultsError } from './match/resultsFile.js';
export type { Fixture, GameResult, Pairing } from './match/schedule.js';
export { type Opening, openingsOf } from './openings/openings.js';
export {
  DEFAULT_OPENING_OPTIONS,
  drawOpenings,
  isBalanced,
  type OpeningOptions,
} from './openings/randomOpenings.js';
export { ENGINE_ERRORS, type EngineError } from './players/engineError.js';
export { materialLead } from './players/material.js';
export type { NetworkFileError } from './players/networks.js';
export { openPlayer } from './players/openPlayer.js';
export type { ArenaPlayer, ChosenMove, Situation } from './players/player.js';
export {
  type Effort,
  type Evaluated,
  formatSpec,
  PLAYER_EVALUATIONS,
  type PlayerEvaluation,
  type PlayerSpec,
  parseEffort,
  parseSpec,
  type SpecError,
} from './players/spec.js';
export { UciAnalyst } from './players/uciAnalyst.js';
export { type UciAnswer, UciEngine } from './players/uciEngine.js';
export { parseInfo } from './players/uciInfo.js';
export {
  type SearchGameByWeights,
  type SearchGameByWeightsVisitor,
  withSearchGameByWeights,
} from './searchGameByWeights.js';
export { SeededRandom } from './seededRandom.js';
export {
  eloFromScore,
  expectedScore,
  formatElo,
  type Rating,
  rate,
  rateCounts,
  scoreOf,
  type Tally,
} from './statistics/rating.js';
export {
  judgeSprt,
  logLikelihoodRatio,
  type SprtPlan,
  type SprtState,
  type SprtVerdict,
} from './statistics/sprt.js';
export { type Standing, standingOf } from './statistics/standing.js';
