export {
  ACTION_KINDS,
  type Action,
  type ActionKind,
  CLAIM_KINDS,
  type ClaimAction,
  type ClaimKind,
  type MoveAction,
  THROW_SOURCES,
  type ThrowAction,
  type ThrowSource,
} from './action.js';
export { type Clock, type ClockForm, type Clocks, isTimeOver, type Stage, startClock } from './clock.js';
export { MATCH_ERRORS, type MatchError, type MatchErrorCode } from './errors.js';
export { type Chain, listOf, type Match, type Moment, type Ply } from './match.js';
export {
  DEFAULT_BUDGET,
  DEFAULT_HELP,
  type FairDice,
  type Help,
  PLAIN_SETUP,
  SEAT_KINDS,
  type Seat,
  type SeatKind,
  type Setup,
} from './setup.js';
