import { type Drawings, symbolsOf } from './symbols.js';

/** Cone, spool, houses and die. */
const drawings: Drawings = import.meta.glob('../../../art/senet/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const symbols: string = symbolsOf(drawings);
