export {
  wordCheck,
  wordGame,
  wordHouseRules,
  wordOption,
  wordOutcome,
  wordPlayer,
  wordResult,
  wordTurn,
  wordVerdict,
} from './common.js';
export { computerWords, wordLevel } from './computer.js';
export { wordResourceProblem } from './dataFiles.js';
export { engineFailure } from './engineFailure.js';
export { wordDiceMismatch, wordError } from './errors.js';
export { wordHouse } from './houses.js';
export { detectLang, LANGS, type Lang, type LangSources, parseLang } from './lang.js';
export { type MatchWording, matchWording, wordClockError, wordMatchError, wordRecordError } from './match.js';
export { notationWording, readWording, wordNotationError, wordReadError } from './notation.js';
export {
  onlineWording,
  wordCopied,
  wordLogError,
  wordOnlineError,
  wordPhrase,
  wordVoidReason,
} from './online.js';
export { wordOpening } from './openings.js';
export { englishPieces, pieceWords, portuguesePieces } from './pieces.js';
export { gameWording, wordField, wordPositionError, wordRefusal } from './refusals.js';
export { reviewWords } from './review.js';
export { wordShareError } from './share.js';
export { arenaWords, engineWords, tablesWords, terminalWords } from './terminal.js';
export { findTypedCommand } from './typed.js';
export type { ComputerWords } from './types/computer.js';
export type { Remedy } from './types/dataFiles.js';
export type { EngineWords } from './types/engine.js';
export type { CodedError, ErrorCode, ErrorFacts, JsonProblem, OptionProblem } from './types/errors.js';
export type { NotationError } from './types/notation.js';
export type { PieceName, PieceWords } from './types/pieces.js';
export type { Fact, GameWording, Sentence, Wording } from './types/refusals.js';
export type { ReviewWords } from './types/review.js';
export type {
  ArenaWords,
  EngineProblem,
  TableFileProblem,
  TablesWords,
  TerminalWords,
} from './types/terminal.js';
export { TYPED_COMMANDS, type TypedCommand } from './types/typed.js';
export { capital, countMoves, opponentOf } from './wording.js';
