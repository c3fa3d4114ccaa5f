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
export { DEFAULT_MOVE_MS, Opponent } from './host/opponent.js';
export { type Successor, type TextPosition, textPositionOf, type WeightedMove } from './position.js';
export { READ_ERRORS, type ReadError } from './readError.js';
export {
  type FindWrittenGame,
  type MoveListStart,
  type PgnFileEntry,
  readMoves,
  readPgnGame,
  readPgnGames,
  readRecord,
} from './reading.js';
export { type RecognisedText, recogniseText } from './recognition.js';
export { type Agent, type SeatPlayers, Seats } from './seats.js';
export { fairThrow, lastMover, playText } from './turn.js';
export { writtenBrasez } from './writing/brasez.js';
export { type WrittenChess, writtenClassico, writtenNucleo } from './writing/chess.js';
export { writtenInCoordinates } from './writing/plain.js';
export { writtenSenet } from './writing/senet.js';
export { type Language, type PgnResult, resultOf, type TextError, type WrittenGame } from './writing.js';
