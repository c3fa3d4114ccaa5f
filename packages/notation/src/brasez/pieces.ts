import type { BrasezPiece, BrasezState } from '@tabuleiro/brasez';
import { TYPE } from '@tabuleiro/grid';
import { type Language, type Letters, piecesCalled } from '../moveText.js';

/** By type on the board, which counts from 1. */
const PIECES: readonly BrasezPiece[] = [
  'lord',
  'priest',
  'knight',
  'rook',
  'warlord',
  'duke',
  'pawn',
  'king',
];

export const BRASEZ_LETTERS: Letters<BrasezPiece> = {
  'pt-BR': {
    king: 'R',
    warlord: 'W',
    priest: 'SS',
    knight: 'C',
    rook: 'T',
    lord: 'L',
    pawn: 'P',
    duke: 'G',
  },
  en: { king: 'K', warlord: 'W', priest: 'H', knight: 'N', rook: 'R', lord: 'L', pawn: 'P', duke: 'G' },
};

/** The pieces that these letters may mean. */
export function brasezPiecesCalled(text: string, languages: readonly Language[]): readonly BrasezPiece[] {
  return piecesCalled(PIECES, BRASEZ_LETTERS, text, languages);
}

/** The piece on a square. Requires an occupied one. */
export function brasezPieceOn(state: BrasezState, square: number): BrasezPiece {
  return PIECES[(state.board.cells[square] & TYPE) - 1];
}
