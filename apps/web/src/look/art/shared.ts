import { type Drawings, symbolsOf } from './symbols.js';

/** The pieces that chess and Brasez have in common. */
const drawings: Drawings = import.meta.glob('../../../art/pieces/*-{king,rook,knight,pawn}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const symbols: string = symbolsOf(drawings);
