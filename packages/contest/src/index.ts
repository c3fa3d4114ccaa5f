export type { Contest, OpenedContest, Played } from './contest.js';
export { brasezEntry } from './entries/brasez.js';
export { classicoEntry, nucleoEntry } from './entries/chess.js';
export { senetEntry } from './entries/senet.js';
export type { Entry } from './entry.js';
export { Opponent, USUAL_MS } from './host/opponent.js';
export type { Chance, Position, Successor } from './position.js';
export { READ_ERRORS, type ReadError } from './readError.js';
export {
  type FindEntry,
  type Origin,
  type PgnFound,
  readMoves,
  readPgnGame,
  readPgnGames,
  readRecord,
} from './reading.js';
export { type Recognised, recogniseText } from './recognition.js';
export { fairThrow, hasClock, isChance, lastChooser, play } from './turn.js';
export { type Language, type PgnResult, resultOf, type TextError } from './writing.js';
