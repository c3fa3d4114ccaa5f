export {
  type AbandonedAction,
  ACTION_KINDS,
  ACTION_VALIDATORS,
  type Action,
  type ActionKind,
  type ActionRequest,
  type Choice,
  type ClaimAction,
  type DeclaredAction,
  type MoveAction,
  THROW_SOURCES,
  type ThrowAction,
  type ThrowSource,
  type TimedActionRequest,
  type TurnRequest,
} from './actions/action.js';
export { applyAction } from './actions/applyAction.js';
export { MATCH_ERRORS, type MatchError, type MatchErrorCode } from './actions/matchError.js';
export { type Clock, type Clocks, isTimeOver, startClock } from './clock/clock.js';
export { hasClock, isTimed, runningPlayer } from './clock/matchClock.js';
export {
  DEFAULT_TIME_CONTROL,
  formatTimeControl,
  formatTimeControls,
  LONGEST_MS,
  parseTimeControl,
  parseTimeControls,
  TIME_CONTROL_PRESETS,
  type TimeControl,
  type TimeControlError,
  type TimeControlStage,
} from './clock/timeControl.js';
export {
  commitTo,
  DIE_FACES,
  type FairDice,
  isPlayerSeed,
  isSecret,
  isThrow,
  makeFairDice,
  makeSecret,
  nextThrow,
  type PublicDice,
  publicDice,
  SECRET_BYTES,
  type Secret,
  type Throw,
  throwAt,
  withoutSecret,
} from './dice/fairDice.js';
export {
  DICE_MISMATCHES,
  type DiceMismatch,
  formatTranscript,
  parseTranscript,
  readTranscript,
  TRANSCRIPT_PROBLEMS,
  type Transcript,
  type TranscriptError,
  type TranscriptProblem,
  transcriptOf,
  verifyTranscript,
} from './dice/transcript.js';
export { digestOf } from './digest.js';
export {
  type ActionResult,
  type JournalEntry,
  type JournalWriter,
  KeptMatch,
  type PerformedAction,
  type Release,
  wakingTime,
} from './keptMatch.js';
export { type LineStep, lineOf, seenThrows, treeOf } from './line.js';
export {
  actorOf,
  beginMatch,
  isDieDue,
  type LinkedList,
  listOf,
  type Match,
  opponentIn,
  type Ply,
  seatOf,
  type TakebackPoint,
} from './match.js';
export type { ChainEnd, Link } from './record/chain.js';
export {
  chainEndOf,
  formatJournal,
  formatJournalHeader,
  formatJournalLine,
  formatLastLine,
  type JournalLine,
  type ParsedJournal,
  parseJournal,
} from './record/journal.js';
export { formatRecord, parseGameId, parseRecord, recordOf } from './record/record.js';
export {
  badRecord,
  invalidRecord,
  RECORD_PROBLEMS,
  type RecordError,
  type RecordProblem,
} from './record/recordError.js';
export {
  type MatchRecord,
  RECORD_SCHEMA,
  type RecordDice,
  type RecordedAction,
  type RecordHeader,
  type RecordResult,
  readJson,
} from './record/recordFormat.js';
export type { ParsedMatch, ParseMatchOptions } from './record/replay.js';
export { RECORD_VERSION, RECORD_VERSIONS, type RecordVersion } from './record/version.js';
export {
  DEFAULT_CLAIM_BUDGET,
  DEFAULT_HELP_COSTS,
  type DiceTerms,
  formatMatchDate,
  type HelpCosts,
  type OnlineTerms,
  PLAIN_SETUP,
  SEAT_KINDS,
  SETUP_FIELDS,
  type Seat,
  type SeatKind,
  type Setup,
} from './setup.js';
export {
  anyValue,
  arrayOf,
  booleanValue,
  dictionaryOf,
  integerBetween,
  isObject,
  type Json,
  nullOr,
  numberBetween,
  objectOf,
  oneOf,
  pairOf,
  taggedUnion,
  textOrNumber,
  textUpTo,
  type ValidationError,
  type Validator,
} from './validator.js';
