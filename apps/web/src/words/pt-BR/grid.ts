import { portuguesePieces as pt } from '@tabuleiro/words';
import { countPieces } from '../counting.js';
import type { GridWords } from '../types/grid.js';

export const grid: GridWords = {
  goes: (piece, from, to) => `${pt.bare(piece)} de ${from} para ${to}`,
  takes: (piece, from, victim, to) => `${pt.bare(piece)} de ${from} toma ${pt.the(victim)} em ${to}`,
  takesEnPassant: (from, at, to) => `peão de ${from} toma en passant o peão em ${at} e vai para ${to}`,
  promotes: (piece) => `promove a ${pt.bare(piece)}`,
  nullMove: 'passa a vez',
  shortCastling: 'roque pequeno',
  longCastling: 'roque grande',
  lost: (colour, pieces, lead = 0) =>
    `Peças perdidas pelas ${colour === 'w' ? 'brancas' : 'pretas'}: ${countPieces(pieces, pt.bare, pt.plural) || 'nenhuma'}` +
    (lead > 0 ? `; ${lead === 1 ? '1 ponto' : `${lead} pontos`} à frente` : ''),
  whichPromotion: 'Promover a que peça?',
  examples: 'Cf3, e2e4, exd5',
};
