export {
  explainWritten,
  findOpening,
  findOpeningOf,
  type Opening,
  readPhrases,
} from '@tabuleiro/notation';
export {
  applyActionTo,
  beginGameMatch,
  type GameMatch,
  gameMatchFromJournal,
  gameMatchFromRecord,
  type ParsedGameMatch,
  readMove,
  textPositionIn,
  writeLine,
  writeMove,
  writePgn,
} from './gameMatch.js';
export {
  type FindWrittenGame,
  type MoveListStart,
  type PgnFileEntry,
  readMoves,
  readPgnGame,
  readPgnGames,
  readRecord,
} from './gameReader.js';
export { measureSpeed } from './host/deviceSpeed.js';
export { DEFAULT_MOVE_MS, Opponent, usualMoveTime } from './host/opponent.js';
export { fairThrow, lastMover, playText } from './matchMoves.js';
export {
  lastStudyStart,
  type PgnSource,
  readPgnStudies,
  type StudyEntry,
  writePgnStudy,
} from './pgnStudy.js';
export { READ_ERRORS, type ReadError } from './readError.js';
export { type RecognisedText, recogniseText } from './recognition.js';
export { type Agent, type SeatPlayers, Seats } from './seats.js';
export { formatShare, parseShare, type SharedStudy } from './share/share.js';
export { SHARE_ERRORS, type ShareError } from './share/shareError.js';
export { type Study, studyOfMatch } from './study.js';
export { matchOfStudy } from './studyMatch.js';
export { formatStudy, parseStudy } from './studyText.js';
export { type Successor, type TextPosition, textPositionOf, type WeightedMove } from './textPosition.js';
export { parseTypedMove, typedWords } from './typedMove.js';
export { writtenBrasez } from './written/brasez.js';
export { type WrittenChess, writtenClassico, writtenNucleo } from './written/chess.js';
export { writtenSenet } from './written/senet.js';
export {
  type Language,
  type Openings,
  type PgnResult,
  resultOf,
  type TextError,
  type WrittenGame,
  writtenInCoordinates,
} from './writtenGame.js';
