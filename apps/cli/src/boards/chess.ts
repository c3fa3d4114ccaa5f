import type { Board } from './board.js';
import { drawGrid, type Letters, readGrid } from './grid.js';

const LETTERS: Letters = new Map([
  ['k', 'king'],
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
  ['p', 'pawn'],
]);

export const chessBoard: Board = {
  draw(lang, position, bottom) {
    return drawGrid(lang, position.split(' ')[0], LETTERS, bottom === 'b' ? 'b' : 'w');
  },
  read(lang, position) {
    return readGrid(lang, position.split(' ')[0], LETTERS);
  },
};
