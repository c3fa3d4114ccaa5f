export { type Adjudication, DEFAULT_ADJUDICATION } from './adjudication.js';
export { SeededRandom } from './chance.js';
export type { ArenaReason, Ending } from './ending.js';
export { ENGINE_ERRORS, type EngineError } from './engineError.js';
export { formatGame } from './files.js';
export { DEFAULT_RULES, type FinishedGame, type GameRules, playGame } from './game.js';
export {
  type SearchGameByWeights,
  type SearchGameByWeightsVisitor,
  withSearchGameByWeights,
} from './minds.js';
export { DEFAULT_OPENING_OPTIONS, drawOpenings, isBalanced, type OpeningOptions } from './openings/draw.js';
export { type Opening, openingsOf } from './openings.js';
export type { PlayedGame } from './playedGame.js';
export type { ArenaPlayer, Choice, Situation } from './player.js';
export { materialLead } from './players/material.js';
export { openPlayer } from './players/open.js';
export {
  eloFromScore,
  expectedScore,
  formatElo,
  type Rating,
  rate,
  rateCounts,
  scoreOf,
  type Tally,
} from './rating.js';
export type { ResultsError } from './resultsFile.js';
export type { Fixture, Pairing } from './schedule.js';
export {
  type Effort,
  formatSpec,
  type PlayerSpec,
  parseEffort,
  parseSpec,
  type SpecError,
  WEIGHTS,
  type WeightsName,
} from './spec.js';
export { judgeSprt, logLikelihoodRatio, type SprtPlan, type SprtState, type SprtVerdict } from './sprt.js';
export { type Standing, standingOf } from './standing.js';
export {
  type MatchError,
  type MatchPlan,
  type MatchReport,
  type MatchSettings,
  playMatch,
} from './tournament.js';
export { type UciAnswer, UciEngine } from './uciEngine.js';
