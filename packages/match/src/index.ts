export { applyAction } from './act.js';
export {
  ACTION_KINDS,
  type Action,
  type ActionKind,
  type ActionRequest,
  type Choice,
  type ClaimAction,
  type MoveAction,
  THROW_SOURCES,
  type ThrowAction,
  type ThrowSource,
  type TimedActionRequest,
} from './action.js';
export { beginMatch } from './begin.js';
export {
  type Clock,
  type Clocks,
  isTimeOver,
  startClock,
  type TimeControl,
  type TimeControlStage,
} from './clock.js';
export {
  DEFAULT_TIME_CONTROL,
  formatTimeControl,
  formatTimeControls,
  parseTimeControl,
  parseTimeControls,
  TIME_CONTROL_PRESETS,
  type TimeControlError,
} from './clockText.js';
export {
  type FairDice,
  makeFairDice,
  nextThrow,
  type PublicDice,
  publicDice,
  withoutSecret,
} from './dice/fairDice.js';
export { commitTo, isSecret, makeSecret, SECRET_BYTES, type Secret } from './dice/secret.js';
export { DIE_FACES, isPlayerSeed, isThrow, type Throw, throwAt } from './dice/throw.js';
export {
  formatTranscript,
  parseTranscript,
  readTranscript,
  TRANSCRIPT_PROBLEMS,
  type Transcript,
  type TranscriptError,
  type TranscriptProblem,
  transcriptOf,
} from './dice/transcript.js';
export { DICE_MISMATCHES, type DiceMismatch, verifyTranscript } from './dice/verify.js';
export { MATCH_ERRORS, type MatchError, type MatchErrorCode } from './errors.js';
export {
  formatJournal,
  formatJournalHeader,
  formatJournalLine,
  type ParsedJournal,
  parseJournal,
} from './journal.js';
export {
  type ActionResult,
  isDieDue,
  isTimed,
  type JournalEntry,
  type JournalWriter,
  KeptMatch,
  type PerformedAction,
  runningPlayer,
} from './kept.js';
export { type LineStep, lineOf, seenThrows, treeOf } from './line.js';
export {
  actorOf,
  type LinkedList,
  listOf,
  type Match,
  opponentIn,
  type Ply,
  seatOf,
  type TakebackPoint,
} from './match.js';
export { formatRecord, parseGameId, parseRecord, recordOf } from './record.js';
export { RECORD_PROBLEMS, type RecordError, type RecordProblem } from './recordError.js';
export {
  type MatchRecord,
  RECORD_SCHEMA,
  RECORD_VERSION,
  type RecordDice,
  type RecordHeader,
  type RecordResult,
} from './recordShape.js';
export type { ParsedMatch, ParseMatchOptions } from './replaying.js';
export {
  DEFAULT_CLAIM_BUDGET,
  DEFAULT_HELP_COSTS,
  type DiceTerms,
  type HelpCosts,
  PLAIN_SETUP,
  SEAT_KINDS,
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
  objectOf,
  oneOf,
  pairOf,
  textUpTo,
  type ValidationError,
  type Validator,
} from './shape.js';
export { hasClock } from './timing.js';
export { wakingTime } from './wakingTime.js';
