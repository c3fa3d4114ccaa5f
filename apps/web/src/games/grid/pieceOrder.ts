import type { PieceName } from '@tabuleiro/words';

/** Every kind of piece of the 8×8 games, in the order in which they are listed: the strongest of chess first. */
export const PIECES = [
  'king',
  'queen',
  'rook',
  'bishop',
  'knight',
  'pawn',
  'warlord',
  'priest',
  'lord',
  'duke',
] as const satisfies readonly PieceName[];
