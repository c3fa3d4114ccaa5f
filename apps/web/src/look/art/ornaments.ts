import { type Drawings, symbolsOf } from './symbols.js';

/** For the edges of empty space. */
const drawings: Drawings = import.meta.glob('../../../art/ornaments/{sun,cactus-flower,bird}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const symbols: string = symbolsOf(drawings);
