export { attackerOf } from './attack.js';
export { BRASEZ_START } from './bfen.js';
export { brasez } from './brasez.js';
export { BrasezCursor } from './cursor.js';
export { BRASEZ_REFUSALS, type BrasezRefusal } from './explain/refusal.js';
export type { BrasezMove } from './move.js';
export { type PieceName, PROMOTIONS, type Promotion } from './piece.js';
export { BRASEZ_POSITION_PROBLEMS, type BrasezPositionProblem } from './positionProblem.js';
export type { BrasezPosition, BrasezState } from './state.js';
