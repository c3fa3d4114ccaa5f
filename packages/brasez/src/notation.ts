import type { Notation } from '@tabuleiro/game';
import { formatPosition } from './bfen.js';
import type { BrasezMove } from './move.js';
import { formatMove, parseMove } from './moveText.js';
import { parsePosition } from './positionText.js';
import type { BrasezState } from './state.js';

export const notation: Notation<BrasezState, BrasezMove> = {
  parsePosition: (text) => parsePosition(text),
  formatPosition,
  parseMove,
  formatMove,
};
