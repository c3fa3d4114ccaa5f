import { englishPieces as en } from '@tabuleiro/words';
import { countPieces } from '../counting.js';
import type { GridWords } from '../types/grid.js';

export const grid: GridWords = {
  goes: (piece, from, to) => `${en.bare(piece)} from ${from} to ${to}`,
  takes: (piece, from, victim, to) => `${en.bare(piece)} from ${from} takes ${en.the(victim)} on ${to}`,
  takesEnPassant: (from, at, to) => `pawn from ${from} takes the pawn on ${at} en passant and goes to ${to}`,
  promotes: (piece) => `promotes to ${en.bare(piece)}`,
  nullMove: 'gives the turn away',
  shortCastling: 'castling short',
  longCastling: 'castling long',
  lost: (colour, pieces, lead = 0) =>
    `Pieces lost by ${en.theSide(colour)}: ${countPieces(pieces, en.bare, en.plural) || 'none'}` +
    (lead > 0 ? `; ahead by ${lead === 1 ? '1 point' : `${lead} points`}` : ''),
  whichPromotion: 'Promote to which piece?',
  examples: 'Nf3, e2e4, exd5',
};
