export type { SenetEffect, SenetPiece } from './effects.js';
export { SENET_REFUSALS, type SenetRefusal } from './explain.js';
export {
  BEAUTY,
  EXIT_THROW,
  HORUS,
  HOUSES,
  JUDGES,
  RA,
  RESURRECTION,
  restingSquare,
  WATER,
} from './houses.js';
export { type SenetMove, THROWS, type Throw } from './move.js';
export { SENET_POSITION_PROBLEMS, type SenetPositionProblem } from './notation.js';
export { senet } from './senet.js';
export type { SenetState } from './state.js';
export { obstacleOf, type Protection, protectionOf, targetOf } from './step.js';
export { A, B, COLUMNS, columnOf, EMPTY, EXIT, LAST, PIECES, ROWS, rowOf, squareAt } from './track.js';
