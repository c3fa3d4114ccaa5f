import { type Drawings, symbolsOf } from './symbols.js';

/** Those that only chess has. */
const drawings: Drawings = import.meta.glob('../../../art/pieces/*-{queen,bishop}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const symbols: string = symbolsOf(drawings);
