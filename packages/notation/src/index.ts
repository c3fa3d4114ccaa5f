export { type BrasezGameRecord, formatBrasezGame, parseBrasezGame } from './brasez/gameText.js';
export { parseBrasezMove } from './brasez/reader.js';
export { formatBrasezMove, formatBrasezMoveInBoth } from './brasez/writer.js';
export { GAME_TEXT_ERRORS, type GameTextError } from './gameText.js';
export { type Candidate, LANGUAGES, type Language, TEXT_ERRORS, type TextError } from './moveText.js';
export { findOpening, findOpeningOf, listOpenings, type Opening } from './openings/openings.js';
export { lastGameStart } from './pgn/gameStart.js';
export {
  composePgn,
  PLAY_PGN_ERRORS,
  type PlayedLine,
  type PlayedPgn,
  type PlayPgnError,
  playPgn,
} from './pgn/mainLine.js';
export { type PgnChunks, parsePgn, readPgn } from './pgn/parser.js';
export {
  PGN_ERRORS,
  PGN_RESULTS,
  type PgnEntry,
  type PgnError,
  type PgnGame,
  type PgnMove,
  type PgnOptions,
  type PgnResult,
} from './pgn/pgnGame.js';
export { composePgnTree, type PgnTree, type PlayedPgnTree, playPgnTree } from './pgn/tree.js';
export { formatPgn, type WritablePgn } from './pgn/writer.js';
export { explainWritten } from './phrase/explanation.js';
export { type Phrase, readPhrases } from './phrase/phrase.js';
export { parsePhrase } from './phrase/reader.js';
export { parseSan } from './san/reader.js';
export { formatSan, formatSanInBoth } from './san/writer.js';
export { formatSenetGame, parseSenetGame, type SenetGameRecord } from './senet/gameText.js';
export { formatSenetMove, parseSenetMove } from './senet/moveText.js';
