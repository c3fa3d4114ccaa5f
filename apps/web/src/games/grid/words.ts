import { englishPieces as en, type Lang, type PieceName, portuguesePieces as pt } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import type { Colour } from './men.js';

/** What is said of any game on 8×8 squares. Pieces and squares come as their names. */
export type GridWords = {
  /** "cavalo de g1 para f3" */
  goes(piece: PieceName, from: Place, to: Place): string;
  /** "cavalo de d4 toma a torre em e6" */
  takes(piece: PieceName, from: Place, victim: PieceName, to: Place): string;
  takesEnPassant(from: Place, at: Place, to: Place): string;
  /** "promove a dama" */
  promotes(piece: PieceName): string;
  readonly shortCastling: string;
  readonly longCastling: string;
  /** "Peças perdidas pelas brancas: dama, 2 peões" */
  lost(colour: Colour, pieces: readonly PieceName[]): string;
  readonly whichPromotion: string;
  readonly examples: string;
};

/** "dama, 2 peões": like pieces together, in the order of their first. */
export function countPieces(
  pieces: readonly PieceName[],
  one: (piece: PieceName) => string,
  many: (piece: PieceName) => string,
): string {
  const counted = [...new Set(pieces)].map((piece) => {
    const count = pieces.filter((other) => other === piece).length;
    return count === 1 ? one(piece) : `${count} ${many(piece)}`;
  });
  return counted.join(', ');
}

export const gridWords: Readonly<Record<Lang, GridWords>> = {
  'pt-BR': {
    goes: (piece, from, to) => `${pt.bare(piece)} de ${from} para ${to}`,
    takes: (piece, from, victim, to) => `${pt.bare(piece)} de ${from} toma ${pt.the(victim)} em ${to}`,
    takesEnPassant: (from, at, to) => `peão de ${from} toma en passant o peão em ${at} e vai para ${to}`,
    promotes: (piece) => `promove a ${pt.bare(piece)}`,
    shortCastling: 'roque pequeno',
    longCastling: 'roque grande',
    lost: (colour, pieces) =>
      `Peças perdidas pelas ${colour === 'w' ? 'brancas' : 'pretas'}: ${countPieces(pieces, pt.bare, pt.plural) || 'nenhuma'}`,
    whichPromotion: 'Promover a que peça?',
    examples: 'Cf3, e2e4, exd5',
  },
  en: {
    goes: (piece, from, to) => `${en.bare(piece)} from ${from} to ${to}`,
    takes: (piece, from, victim, to) => `${en.bare(piece)} from ${from} takes ${en.the(victim)} on ${to}`,
    takesEnPassant: (from, at, to) =>
      `pawn from ${from} takes the pawn on ${at} en passant and goes to ${to}`,
    promotes: (piece) => `promotes to ${en.bare(piece)}`,
    shortCastling: 'castling short',
    longCastling: 'castling long',
    lost: (colour, pieces) =>
      `Pieces lost by ${en.theSide(colour)}: ${countPieces(pieces, en.bare, en.plural) || 'none'}`,
    whichPromotion: 'Promote to which piece?',
    examples: 'Nf3, e2e4, exd5',
  },
};
