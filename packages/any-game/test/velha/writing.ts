import { plainWriting, type Writing } from '../../src/index.js';
import type { VelhaMove } from './move.js';
import type { VelhaState } from './state.js';
import { velha } from './velha.js';

export const velhaWriting: Writing<VelhaState, VelhaMove> = plainWriting(velha);
