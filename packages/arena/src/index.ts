export { type Adjudication, USUAL_ADJUDICATION } from './adjudication.js';
export { Chance } from './chance.js';
export type { ArenaReason, Ending } from './ending.js';
export { ENGINE_ERRORS, type EngineError } from './engineError.js';
export { formatGame } from './files.js';
export { type FinishedGame, type GameRules, playGame, USUAL_RULES } from './game.js';
export { type Minds, type MindsVisitor, withMinds } from './minds.js';
export { drawOpenings, isBalanced, type OpeningWishes, USUAL_WISHES } from './openings/draw.js';
export { type Opening, openingsOf } from './openings.js';
export type { PlayedGame } from './playedGame.js';
export type { Choice, Player, Situation } from './player.js';
export { leadOf } from './players/material.js';
export { openPlayer } from './players/open.js';
export {
  eloOf,
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
export { type Answer, UciEngine } from './uciEngine.js';
