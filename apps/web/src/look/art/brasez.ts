import { type Drawings, symbolsOf } from './symbols.js';

/** Those that only Brasez has, its token and its Ducado. */
const drawings: Drawings = import.meta.glob(
  ['../../../art/pieces/*-{warlord,priest,lord,duke}.svg', '../../../art/brasez/*.svg'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export const symbols: string = symbolsOf(drawings);
