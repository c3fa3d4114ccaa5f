export {
  actIn,
  beginGameMatch,
  type GameMatch,
  type OpenedGameMatch,
  openJournal,
  openRecord,
  positionIn,
  readMove,
  writeLine,
  writeMove,
  writePgn,
} from './gameMatch.js';
export { Opponent, USUAL_MS } from './host/opponent.js';
export { type Chance, type Position, positionOf, type Successor } from './position.js';
export { READ_ERRORS, type ReadError } from './readError.js';
export {
  type FindWriting,
  type Origin,
  type PgnFound,
  readMoves,
  readPgnGame,
  readPgnGames,
  readRecord,
} from './reading.js';
export { type Recognised, recogniseText } from './recognition.js';
export { type Answerer, type SeatPlayers, Seats } from './seats.js';
export { fairThrow, lastChooser, play } from './turn.js';
export { brasezWriting } from './writing/brasez.js';
export { type ChessWriting, classicoWriting, nucleoWriting } from './writing/chess.js';
export { plainWriting } from './writing/plain.js';
export { senetWriting } from './writing/senet.js';
export { type Language, type PgnResult, resultOf, type TextError, type Writing } from './writing.js';
