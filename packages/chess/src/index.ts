export { capturedCellOf, rookFrom, rookTo } from './apply.js';
export { type ChessGame, classico, nucleo, packedMoves } from './chess.js';
export { ChessCursor } from './cursor.js';
export type { ChessEffect } from './effects.js';
export { sideToMove } from './ending.js';
export { castlingText } from './explain/castling.js';
export { CHESS_REFUSALS, type ChessRefusal } from './explain/refusal.js';
export { CHESS_POSITION_PROBLEMS, type ChessPositionProblem, moveNumberOf } from './fen.js';
export {
  CASTLE,
  type ChessBoardMove,
  type ChessMove,
  EN_PASSANT,
  fromOf,
  KIND,
  promotionOf,
  toOf,
  unpackMove,
} from './move.js';
export {
  BISHOP,
  CHESS_PIECES,
  type ChessPiece,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
} from './piece.js';
export type { ChessRules } from './rules.js';
export {
  type ChessState,
  type ChessView,
  ENTRY_KEY_HIGH,
  ENTRY_KEY_LOW,
  ENTRY_LOST,
  ENTRY_MOVE,
  ENTRY_SIZE,
} from './state.js';
