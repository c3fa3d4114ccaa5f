import { formatSenetMove, parseSenetMove } from '@tabuleiro/notation';
import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import type { WrittenGame } from '../writtenGame.js';

/** Senet, with its words in either language. */
export const writtenSenet: WrittenGame<SenetState, SenetMove> = {
  game: senet,
  parse: parseSenetMove,
  format: formatSenetMove,
};
