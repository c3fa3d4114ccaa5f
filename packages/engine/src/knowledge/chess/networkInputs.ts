import type { ChessView } from '@tabuleiro/chess';
import { KING } from '@tabuleiro/chess';
import { BLACK, TYPE, WHITE } from '@tabuleiro/grid';
import { BoardWords } from '../../network/boardWords.js';
import { type NetworkInputs, NO_INPUT, squareSeen } from '../../network/inputs.js';

/** Piece and square, own pieces first: 2 × 6 × 64. */
const SIZE = 768;

const words: BoardWords = new BoardWords();

/** What a network sees of a chess position: the pieces on their squares. */
export const chessInputs: NetworkInputs<ChessView> = {
  name: 'chess-768',
  slots: 64,
  size: SIZE,
  inputOf(colour, mirrored, slot, value) {
    const type = value & TYPE;
    const side = value & (WHITE | BLACK);
    if (type < 1 || type > KING || (side !== WHITE && side !== BLACK)) return NO_INPUT;
    const isOwn = (side === WHITE ? 0 : 1) === colour;
    return ((isOwn ? 0 : 6) + type - 1) * 64 + squareSeen(colour, mirrored, slot);
  },
  read({ board }, slots) {
    words.copy(board.cells, slots);
  },
  colourToAct: ({ us }) => (us === WHITE ? 0 : 1),
  isMirrored: ({ board }, colour) => (board.lists[((colour === 0 ? WHITE : BLACK) | KING) << 6] & 15) - 4 > 3,
};
