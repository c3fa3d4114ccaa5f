import type { BrasezMove, BrasezPiece, BrasezState } from '@tabuleiro/brasez';
import type { Passage, Scene } from '../scene.js';

export type BrasezScene = Scene<BrasezState, BrasezMove, BrasezPiece>;
export type BrasezPassage = Passage<BrasezState, BrasezMove, BrasezPiece>;
