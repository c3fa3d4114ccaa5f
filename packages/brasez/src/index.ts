export {
  attackerAfter,
  DIAGONAL_ATTACKERS_1,
  DIAGONAL_STEPS,
  STRAIGHT_ATTACKERS_1,
  STRAIGHT_ATTACKERS_2,
  STRAIGHT_STEPS,
} from './attack.js';
export { BRASEZ_POSITION_PROBLEMS, BRASEZ_START, type BrasezPositionProblem } from './bfen.js';
export { brasez } from './brasez.js';
export { cellOf, comerOf, goalOf, leaverOf } from './change.js';
export { BrasezCursor } from './cursor.js';
export type { BrasezEffect } from './effects.js';
export { BRASEZ_REFUSALS, type BrasezRefusal } from './explain/refusal.js';
export {
  type BrasezAction,
  type BrasezMove,
  CASTLE,
  CHARGE,
  DOUBLE,
  EN_PASSANT,
  ENTER,
  fromOf,
  kindOf,
  LANCE,
  LEGION,
  PASS,
  promotionOf,
  retireOf,
  SETUP,
  STEP,
  secondPromotionOf,
  toOf,
} from './move.js';
export { castlingText } from './moves/king.js';
export { NO_MOVES } from './moves.js';
export { moveNumberOf, type OffBoard, offBoardOf, sideToMove } from './offBoard.js';
export {
  type BrasezPiece,
  DUKE,
  farRow,
  KING,
  KNIGHT,
  LORD,
  PAWN,
  PRIEST,
  PROMOTIONS,
  type Promotion,
  ROOK,
  WARLORD,
} from './piece.js';
export {
  type BrasezState,
  type BrasezView,
  CASTLE_BLACK,
  CASTLING,
  isUnmoved,
  UNMOVED_MARKS,
} from './state.js';
export { zoneOwners } from './zone.js';
