import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { formatBrasez, parseBrasez } from '@tabuleiro/notation';
import type { Writing } from '../writing.js';

export const brasezWriting: Writing<BrasezState, BrasezMove> = {
  game: brasez,
  parse: parseBrasez,
  format: formatBrasez,
};
