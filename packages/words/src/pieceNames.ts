/** Every kind of piece of every game, named as in facts. */
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
] as const;
export type PieceName = (typeof PIECES)[number];
