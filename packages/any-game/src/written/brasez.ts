import { type BrasezMove, type BrasezPiece, type BrasezState, brasez, moveNumberOf } from '@tabuleiro/brasez';
import { formatBrasezMove, parseBrasezMove } from '@tabuleiro/notation';
import type { WrittenGame } from '../writtenGame.js';

/** Brasez, with the letters of its pieces in either language. */
export const writtenBrasez: WrittenGame<BrasezState, BrasezMove, BrasezPiece> = {
  game: brasez,
  parse: parseBrasezMove,
  format: formatBrasezMove,
  moveNumber: moveNumberOf,
};
