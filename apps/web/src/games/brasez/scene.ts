import type { BrasezMove, BrasezPiece, BrasezState } from '@tabuleiro/brasez';
import type { GameMove, GamePosition } from '../position.js';

export type BrasezPosition = GamePosition<BrasezState, BrasezMove, BrasezPiece>;
export type BrasezGameMove = GameMove<BrasezState, BrasezMove, BrasezPiece>;
