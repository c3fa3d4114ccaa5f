import { formatSenetMove, parseSenetMove } from '@tabuleiro/notation';
import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import type { Writing } from '../writing.js';

export const senetWriting: Writing<SenetState, SenetMove> = {
  game: senet,
  parse: parseSenetMove,
  format: formatSenetMove,
};
