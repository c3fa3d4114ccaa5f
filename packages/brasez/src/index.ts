export { BRASEZ_START } from './bfen.js';
export { brasez } from './brasez.js';
export type { BrasezMove } from './move.js';
export { BRASEZ_POSITION_PROBLEMS, type BrasezPositionProblem } from './positionText.js';
export type { BrasezState } from './state.js';
