import { type BrasezState, DUKE, KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } from '@tabuleiro/brasez';
import { BLACK, WHITE } from '@tabuleiro/grid';
import { type Lang, type PieceName, terminalWords } from '@tabuleiro/words';
import { drawGrid, type PieceNames, readGrid } from './grid.js';
import type { TextBoard } from './textBoard.js';

const NAMES: PieceNames = new Map([
  [KING, 'king'],
  [WARLORD, 'warlord'],
  [ROOK, 'rook'],
  [KNIGHT, 'knight'],
  [PRIEST, 'priest'],
  [LORD, 'lord'],
  [PAWN, 'pawn'],
  [DUKE, 'duke'],
]);

export const brasezBoard: TextBoard<BrasezState> = {
  draw(lang, state, bottom) {
    return [...drawGrid(lang, state.board, NAMES, bottom === 'b' ? 'b' : 'w'), ...besides(lang, state)];
  },
  read(lang, state) {
    return [...readGrid(lang, state.board, NAMES), ...besides(lang, state)];
  },
};

/** What lies beside the board: the token, the dukes in the Duchy, the pieces lost. */
function besides(lang: Lang, state: BrasezState): readonly string[] {
  const words = terminalWords(lang);
  const { token, pool, setup } = state;
  const lines = [
    words.token(token === WHITE ? 'w' : 'b'),
    words.duchy(String(pool[WHITE | DUKE]), String(pool[BLACK | DUKE])),
    words.lost(lostBy(state, WHITE), lostBy(state, BLACK)),
  ];
  return setup > 0 ? [...lines, words.setUp] : lines;
}

/** A duke that is not on the board is in the Duchy, not lost. */
function lostBy({ pool }: BrasezState, colour: number): readonly PieceName[] {
  const lost = [...NAMES].filter(([type]) => type !== DUKE);
  return lost.flatMap(([type, name]) => Array.from({ length: pool[colour | type] }, () => name));
}
