export { arenaWords } from './arena.js';
export { type ArenaWords, ENGINE_PROBLEMS, type EngineProblem } from './arenaWords.js';
export { wordDiceDoubt, wordError } from './codedError.js';
export { computerWords, wordLevel } from './computer.js';
export type { ComputerWords } from './computerWords.js';
export { type DiceDoubt, TRANSCRIPT_PROBLEMS, type TranscriptProblem } from './dice.js';
export { opponentOf } from './dictionary.js';
export {
  type CodedError,
  type ErrorCode,
  type ErrorFacts,
  JSON_PROBLEMS,
  type JsonProblem,
  OPTION_PROBLEMS,
  type OptionProblem,
} from './errors.js';
export { type GameWording, gameWording } from './games.js';
export { wordHouse } from './houses.js';
export { detectLang, LANGS, type Lang, type LangSources, parseLang } from './lang.js';
export {
  type MatchComplaint,
  type MatchWording,
  matchWording,
  type RecordComplaint,
  wordClockError,
  wordMatchError,
  wordRecordError,
} from './match.js';
export { type NotationComplaint, notationWording, wordNotationError } from './notation.js';
export { PIECES, type PieceName } from './pieceNames.js';
export { englishPieces, type PieceWords, pieceWords, portuguesePieces } from './pieces.js';
export { type ReadComplaint, readWording, wordReadError } from './reading.js';
export { wordField, wordPositionError, wordRefusal } from './refusals.js';
export { reviewWords } from './review.js';
export type { ReviewWords } from './reviewWords.js';
export { tablesWords } from './tables.js';
export { TABLE_PROBLEMS, type TableProblem, type TablesWords } from './tablesWords.js';
export type { TerminalWords } from './terminal.js';
export { terminalWords } from './terminalWords.js';
export { wordVerdict } from './verdict.js';
export { capital, type Fact, type Wording } from './wording.js';
export { wordCheck, wordGame, wordOption, wordOutcome, wordPlayer, wordTurn } from './words.js';
