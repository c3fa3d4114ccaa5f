import { BISHOP, type ChessState, KING, KNIGHT, PAWN, QUEEN, ROOK } from '@tabuleiro/chess';
import { drawGrid, type PieceNames, readGrid } from './grid.js';
import type { TextBoard } from './textBoard.js';

const NAMES: PieceNames = new Map([
  [KING, 'king'],
  [QUEEN, 'queen'],
  [ROOK, 'rook'],
  [BISHOP, 'bishop'],
  [KNIGHT, 'knight'],
  [PAWN, 'pawn'],
]);

export const chessBoard: TextBoard<ChessState> = {
  draw(lang, { board }, bottom) {
    return drawGrid(lang, board, NAMES, bottom === 'b' ? 'b' : 'w');
  },
  read(lang, { board }) {
    return readGrid(lang, board, NAMES);
  },
};
