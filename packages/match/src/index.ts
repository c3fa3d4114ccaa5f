export { act } from './act.js';
export {
  ACTION_KINDS,
  type Act,
  type Action,
  type ActionKind,
  type Choice,
  type ClaimAction,
  type Deed,
  type MoveAction,
  THROW_SOURCES,
  type ThrowAction,
  type ThrowSource,
} from './action.js';
export { begin } from './begin.js';
export { type Clock, type ClockForm, type Clocks, isTimeOver, type Stage, startClock } from './clock.js';
export {
  CLOCK_PRESETS,
  type ClockTextError,
  DEFAULT_CLOCK,
  formatClock,
  formatClocks,
  parseClock,
  parseClocks,
} from './clockText.js';
export {
  type FairDice,
  makeDice,
  nextThrow,
  type PublicDice,
  publicDice,
  withoutSecret,
} from './dice/fairDice.js';
export { commit, isSecret, makeSecret, SECRET_BYTES, type Secret } from './dice/secret.js';
export { FACES, isPlayerSeed, isThrow, type Throw, throwAt } from './dice/throw.js';
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
export { DICE_DOUBTS, type DiceDoubt, verify } from './dice/verify.js';
export { MATCH_ERRORS, type MatchError, type MatchErrorCode } from './errors.js';
export {
  formatJournal,
  formatJournalHeader,
  formatJournalLine,
  type OpenedJournal,
  parseJournal,
} from './journal.js';
export {
  type Doing,
  type Done,
  isDieDue,
  isTimed,
  type Keeper,
  KeptMatch,
  type Line,
  runningPlayer,
} from './kept.js';
export { type LineStep, lineOf, seenThrows, treeOf } from './line.js';
export {
  actorOf,
  type Chain,
  listOf,
  type Match,
  type Moment,
  opponentIn,
  type Ply,
  seatOf,
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
export type { Opened, OpenOptions } from './replaying.js';
export {
  DEFAULT_BUDGET,
  DEFAULT_HELP,
  type DiceTerms,
  type Help,
  PLAIN_SETUP,
  SEAT_KINDS,
  type Seat,
  type SeatKind,
  type Setup,
} from './setup.js';
export {
  anything,
  type Flaw,
  integer,
  isObject,
  list,
  object,
  oneOf,
  pair,
  type Shape,
  table,
  text,
  yesOrNo,
} from './shape.js';
export { hasClock } from './timing.js';
export { wakingTime } from './wakingTime.js';
