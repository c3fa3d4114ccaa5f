import {
  type ChessGame,
  type ChessMove,
  type ChessState,
  PIECE_NAMES,
  type PieceName,
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
export function pieceOn(state: ChessState, square: number): PieceName {
  return PIECE_NAMES[(state.board.cells[square] & TYPE) - 1];
}
