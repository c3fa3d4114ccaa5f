export { type ChessGame, classico, nucleo } from './chess.js';
export { CHESS_POSITION_PROBLEMS, type ChessPositionProblem } from './fen.js';
export type { ChessMove } from './move.js';
export { provePerpetual } from './perpetual.js';
export { PIECE_NAMES, type PieceName } from './piece.js';
export { CHESS_REFUSALS, type ChessRefusal } from './refusal.js';
export type { ChessRules } from './rules.js';
export type { ChessState } from './state.js';
