import { type WrittenGame, writtenInCoordinates } from '../../src/index.js';
import type { VelhaMove } from './move.js';
import type { VelhaState } from './state.js';
import { velha } from './velha.js';

export const writtenVelha: WrittenGame<VelhaState, VelhaMove> = writtenInCoordinates(velha);
