export { attackerOf, SLANTED, SLANTED_ONE, STRAIGHT, STRAIGHT_ONE, STRAIGHT_TWO } from './attack.js';
export { BRASEZ_START } from './bfen.js';
export { brasez } from './brasez.js';
export { BrasezCursor } from './cursor.js';
export type { BrasezEffect } from './effects.js';
export { BRASEZ_REFUSALS, type BrasezRefusal } from './explain/refusal.js';
export {
  type BrasezMove,
  CASTLE,
  CHARGE,
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
  secondPromotionOf,
  toOf,
} from './move.js';
export { castlingText } from './moves/castle.js';
export { type OffBoard, offBoardOf, sideToMove } from './offBoard.js';
export {
  type BrasezPiece,
  DUKE,
  farRow,
  KING,
  KNIGHT,
  LORD,
  PAWN,
  type PieceName,
  PRIEST,
  PROMOTIONS,
  type Promotion,
  ROOK,
  WARLORD,
} from './piece.js';
export { BRASEZ_POSITION_PROBLEMS, type BrasezPositionProblem } from './positionProblem.js';
export {
  type BrasezPosition,
  type BrasezState,
  type BrasezView,
  CASTLE_BLACK,
  CASTLING,
  isUnmoved,
} from './state.js';
export { zoneOwners } from './zone.js';
