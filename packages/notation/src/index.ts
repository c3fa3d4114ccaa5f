export { formatBrasezMove, formatBrasezMoveInBoth } from './brasez/format.js';
export { type BrasezGame, formatBrasezGame, parseBrasezGame } from './brasez/game.js';
export { parseBrasezMove } from './brasez/parse.js';
export { type Candidate, TEXT_ERRORS, type TextError } from './error.js';
export { GAME_TEXT_ERRORS, type GameTextError } from './gameText.js';
export { LANGUAGES, type Language } from './language.js';
export { composePgn, type PlayedLine } from './pgn/compose.js';
export { composePgnTree } from './pgn/composeTree.js';
export {
  PGN_ERRORS,
  PGN_RESULTS,
  type PgnEntry,
  type PgnError,
  type PgnGame,
  type PgnMove,
  type PgnOptions,
  type PgnResult,
} from './pgn/game.js';
export { PLAY_PGN_ERRORS, type PlayedPgn, type PlayPgnError, playPgn } from './pgn/play.js';
export { type PgnTree, type PlayedPgnTree, playPgnTree } from './pgn/playTree.js';
export { type PgnChunks, parsePgn, readPgn } from './pgn/read.js';
export { formatPgn, type WritablePgn } from './pgn/write.js';
export { formatSan, formatSanInBoth } from './san/format.js';
export { parseSan } from './san/parse.js';
export { formatSenetGame, type SenetGame } from './senet/game.js';
export { formatSenetMove, parseSenetMove } from './senet/move.js';
export { parseSenetGame } from './senet/parse.js';
