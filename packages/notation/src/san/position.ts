import {
  CHESS_PIECES,
  type ChessGame,
  type ChessMove,
  type ChessPiece,
  type ChessState,
} from '@tabuleiro/chess';
import { TYPE } from '@tabuleiro/grid';

/**
 * Every legal move, whether or not the game is over: players go on after a third repetition that nobody claimed,
 * and a file of such a game must still be read.
 */
export function listMoves(game: ChessGame, state: ChessState): readonly ChessMove[] {
  const cursor = game.cursor(state);
  const list = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(list, 0);
  return Array.from(list.subarray(0, end).sort(), (packed) => cursor.unpack(packed));
}

/** Requires an occupied square. */
export function pieceOn(state: ChessState, square: number): ChessPiece {
  return CHESS_PIECES[(state.board.cells[square] & TYPE) - 1];
}
