import { type BrasezMove, type BrasezPiece, type BrasezState, brasez } from '@tabuleiro/brasez';
import { formatBrasez, parseBrasez } from '@tabuleiro/notation';
import type { Writing } from '../writing.js';

export const brasezWriting: Writing<BrasezState, BrasezMove, BrasezPiece> = {
  game: brasez,
  parse: parseBrasez,
  format: formatBrasez,
};
